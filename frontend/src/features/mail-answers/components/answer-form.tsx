import {
  type ApplicationStatus,
  applicantStatus,
  LONGEST_MESSAGE,
  type MailAnsweredResponse,
  type MailAnswerRequest,
  type MailAnswerState,
} from '@babelboard/wire';
import { useState } from 'react';
import { z } from 'zod';
import { ProblemError } from '../../../api/problem-error.js';
import { postJson } from '../../../api/request-json.js';
import { ApplicationPill } from '../../../applying/application-pill.js';
import { useStatusWords } from '../../../applying/status-words.js';
import { SelectField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { GrowingArea } from '../../../forms/growing-area.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { Sentence } from '../../../i18n/sentence.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Note } from '../../../ui/note.js';
import css from './answer-form.module.css';

interface AnswerFormProps {
  token: string;
  state: MailAnswerState;
  onAnswered: (status: ApplicationStatus) => void;
  /** Looks at the link again. */
  again: () => Promise<unknown>;
}

/** What a select says where nothing is chosen. */
const typed = z.object({
  status: z.union([z.literal('').transform(() => null), applicantStatus]),
  message: z.string().trim().max(LONGEST_MESSAGE),
});

/** How far the applicant is from now on, a message to them, or both. */
export function AnswerForm({ token, state, onAnswered, again }: AnswerFormProps) {
  const t = useText();
  const { date } = useFormat();
  const words = useStatusWords('company');
  const [moved, setMoved] = useState(false);
  const { applicant, offer, member, status, version } = state;
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: typed.refine(({ status, message }) => status !== null || message !== '', {
      path: ['status'],
      message: t('mail-answer.empty'),
    }),
    defaults: { status: '', message: '' },
    fallback: t('mail-answer.not-sent'),
    send: (answer) =>
      postJson<MailAnsweredResponse>('/api/answers', { token, version, ...answer } satisfies MailAnswerRequest),
    done: (answer) => onAnswered(answer.status),
    takes: (error) => {
      const conflict = error instanceof ProblemError && error.problem?.code === 'APPLICANT_MOVED';
      if (conflict) void again().then(() => setMoved(true));
      return conflict;
    },
  });
  const message = form.watch('message');
  const chosen = form.watch('status');
  return (
    <>
      <Facts>
        <p>
          <Sentence text="mail-answer.who" parts={{ name: applicant.name, offer: offer.title }} />
        </p>
        <p>
          {t('mail-answer.status')} <ApplicationPill status={status} whose="company" />
        </p>
        <p>
          <small>{t('mail-answer.as', { member, date: date(state.expires_at) })}</small>
        </p>
      </Facts>
      {moved && (
        <Note role="alert">
          <p>{t('mail-answer.moved', { status: words(status) })}</p>
        </Note>
      )}
      <Form
        formRef={formRef}
        titleId="mail-answer"
        onSubmit={submit}
        busy={busy}
        failure={failure}
        action={t('mail-answer.send')}
        busyAction={t('form.sending')}
      >
        <SelectField
          {...field('status')}
          label={t('mail-answer.move')}
          hint={chosen === 'rejected' ? t('mail-answer.rejecting') : t('mail-answer.move-hint')}
          optional
          choices={applicantStatus.options
            .filter((option) => option !== status)
            .map((option) => ({ value: option, text: words(option) }))}
        />
        <GrowingArea
          {...field('message')}
          label={t('mail-answer.message')}
          hint={t('mail-answer.message-hint')}
          optional
          lang=""
          value={message}
          maxLength={LONGEST_MESSAGE}
        />
      </Form>
    </>
  );
}

const Facts = withClass('div', css.facts);
