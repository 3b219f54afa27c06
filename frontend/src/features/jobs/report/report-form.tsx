import { REPORT_REASONS, type ReportReceipt, type ReportRequest, reportRequest } from '@babelboard/wire';
import { type FormEvent, useRef, useState } from 'react';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { SheetActions, SheetBody } from '../../../ui/sheet-dialog.js';
import { FieldError } from './field-error.js';
import { refusedFields, useFailureWords } from './report-failure.js';
import css from './report-form.module.css';
import type { ReportedOffer } from './reported-offer.js';
import { useSendReport } from './send-report.js';

const REASONS: Record<ReportRequest['reason'], TextKey> = {
  scam: 'report.reason-scam',
  discrimination: 'report.reason-discrimination',
  not_a_job: 'report.reason-not_a_job',
  wrong_information: 'report.reason-wrong_information',
  expired: 'report.reason-expired',
  other: 'report.reason-other',
};
/** What the form says itself about a field; the server's own words stand for everything else. */
const WRONG: Record<string, TextKey> = { reason: 'report.reason-missing', email: 'report.email-wrong' };
const LONGEST = 2_000;

export interface ReportFormProps {
  job: ReportedOffer;
  onSent: (receipt: ReportReceipt, email: string) => void;
  onCancel: () => void;
}

/** The reason, a text and an address: checked by the schema that the server uses, kept when sending fails. */
export function ReportForm({ job, onSent, onCancel }: ReportFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportRequest['reason'] | null>(null);
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const sending = useSendReport(job.id);
  const failureWords = useFailureWords();

  const refuse = (errors: Record<string, string>) => {
    setWrong(errors);
    const [first] = ['reason', 'text', 'email'].filter((field) => field in errors);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const checked = reportRequest.safeParse({ reason, text, email: email.trim() });
    if (!checked.success || reason === null) {
      const fields = checked.error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? [];
      return refuse(
        Object.fromEntries(fields.map(([field, said]) => [field, WRONG[field] === undefined ? said : t(WRONG[field])])),
      );
    }
    setWrong({});
    sending.mutate(
      { reason, text: checked.data.text, email: email.trim() },
      {
        onSuccess: (receipt) => onSent(receipt, email.trim()),
        onError: (error) => refuse(refusedFields(error)),
      },
    );
  };
  return (
    <Form ref={form} noValidate onSubmit={send} aria-labelledby="report-title">
      <SheetBody>
        <h2 id="report-title">{t('report.title')}</h2>
        <p>
          <strong>
            <bdi>{job.title}</bdi>
          </strong>
          , <bdi>{job.company.name}</bdi>
        </p>
        <p>{t('report.note')}</p>
        <div
          role="radiogroup"
          aria-labelledby="report-reason"
          aria-required="true"
          aria-invalid={'reason' in wrong}
          aria-describedby={'reason' in wrong ? 'report-reason-error' : undefined}
        >
          <p id="report-reason">{t('report.reason')}</p>
          <FieldError id="report-reason-error" text={wrong.reason} />
          {REPORT_REASONS.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              {t(REASONS[value])}
            </label>
          ))}
        </div>
        <div>
          <label htmlFor="report-text">{t('report.text')}</label>
          <FieldError id="report-text-error" text={wrong.text} />
          <textarea
            id="report-text"
            name="text"
            rows={4}
            maxLength={LONGEST}
            value={text}
            aria-invalid={'text' in wrong}
            aria-describedby={'text' in wrong ? 'report-text-error' : undefined}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <div>
          <label htmlFor="report-email">{t('report.email')}</label>
          <FieldError id="report-email-error" text={wrong.email} />
          <input
            id="report-email"
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            aria-invalid={'email' in wrong}
            aria-describedby={'email' in wrong ? 'report-email-error' : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
      </SheetBody>
      <SheetActions>
        <Failure role="alert">{sending.isError ? failureWords(sending.error) : ''}</Failure>
        <Button type="button" data-look="plain" onClick={onCancel}>
          {t('report.cancel')}
        </Button>
        <Button type="submit" data-look="filled" aria-disabled={sending.isPending}>
          {t(sending.isPending ? 'report.sending' : 'report.send')}
        </Button>
      </SheetActions>
    </Form>
  );
}

const Form = withClass('form', css.form);

const Failure = withClass('p', css.failure);
