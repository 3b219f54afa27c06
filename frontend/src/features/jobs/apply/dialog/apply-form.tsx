import { pathTo } from '@babelboard/pages';
import { type ApplicationFormResponse, type JobCard, LONGEST_APPLICATION_LETTER } from '@babelboard/wire';
import { type FormEvent, useRef, useState } from 'react';
import { ProblemError } from '../../../../api/problem-error.js';
import { isAnswered } from '../../../../applying/answer-words.js';
import { QuestionField } from '../../../../applying/question-field.js';
import { RequirementCheck } from '../../../../applying/requirement-check.js';
import { refusedFields, useFailureWords } from '../../../../forms/failure-words.js';
import { CheckField } from '../../../../forms/fields.js';
import { GrowingArea } from '../../../../forms/growing-area.js';
import { Sentence } from '../../../../i18n/sentence.js';
import { useText } from '../../../../i18n/use-text.js';
import { Link } from '../../../../router/link.js';
import { useSite } from '../../../../site/site.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { SheetActions, SheetBody } from '../../../../ui/sheet-dialog.js';
import css from './apply-form.module.css';
import { ApplyHead } from './apply-head.js';
import { ChooseCv } from './choose-cv.js';
import { DecidingQuestions } from './deciding-questions.js';
import { LetterChoice } from './letter-choice.js';
import { useApplyDraft } from './use-apply-draft.js';
import type { Sending } from './use-sending.js';
import { atQuestions } from './wrong-answers.js';

interface ApplyFormProps {
  job: JobCard;
  form: ApplicationFormResponse;
  sending: Sending;
  /** One goes to upload a CV. */
  onLeave: () => void;
  onClose: () => void;
}

/** All that goes with an application, from what decides to what is sent; what is typed is kept until then. */
export function ApplyForm({ job, form, sending, onLeave, onClose }: ApplyFormProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const element = useRef<HTMLFormElement>(null);
  const { draft, change, forget } = useApplyDraft(form);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { questions } = form;

  const refuse = (errors: Record<string, string>, words: string) => {
    setWrong(errors);
    setFailure(words);
    const [first] = questions.filter(({ id }) => `${id}` in errors);
    const name = first === undefined ? Object.keys(errors)[0] : `apply-question-${first.id}`;
    element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const open = questions.filter(({ id, required }) => required && !isAnswered(draft.answers[id]));
    if (open.length > 0) {
      const errors = Object.fromEntries(open.map(({ id }) => [`${id}`, t('apply.required')]));
      return refuse(errors, t('form.check', { count: open.length }));
    }
    setBusy(true);
    setWrong({});
    setFailure(null);
    const answered = questions.filter(({ id }) => isAnswered(draft.answers[id]));
    try {
      await sending.send({
        offer_id: job.id,
        cv_id: draft.cvId,
        letter: draft.letter,
        answers: answered.map(({ id }) => ({ question_id: id, answer: draft.answers[id] ?? null })),
        questions_version: form.questions_version,
        keep_in_pool: draft.keepInPool,
      });
      forget();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof ProblemError && error.problem?.code === 'SCREENING_CHANGED') {
        setFailure(t('apply.changed'));
        sending.askAgain();
        return;
      }
      refuse(atQuestions(refusedFields(error), answered), failureWords(error, t('apply.not-sent')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form ref={element} noValidate aria-labelledby="apply-title" onSubmit={send}>
      <SheetBody>
        <ApplyHead job={job} />
        <Parts>
          <DecidingQuestions questions={questions} lang={job.ad_language?.code} />
          <section aria-labelledby="apply-check">
            <h3 id="apply-check">{t('apply.check-title')}</h3>
            <RequirementCheck check={form.check} />
            {form.check.some(({ status, mandatory }) => mandatory && status === 'missing') && (
              <p>{t('apply.check-missing')}</p>
            )}
          </section>
          {questions.length > 0 && (
            <section aria-labelledby="apply-questions">
              <h3 id="apply-questions">
                <Sentence text="apply.questions" parts={{ company: job.company.name }} />
              </h3>
              {questions.map((question) => (
                <QuestionField
                  key={question.id}
                  id={`apply-question-${question.id}`}
                  question={question}
                  answer={draft.answers[question.id] ?? null}
                  lang={job.ad_language?.code}
                  error={wrong[question.id]}
                  onAnswer={(answer) => change({ answers: { ...draft.answers, [question.id]: answer } })}
                />
              ))}
            </section>
          )}
          <ChooseCv
            cvs={form.cvs}
            chosen={draft.cvId}
            error={wrong.cv_id}
            onChoose={(cvId) => change({ cvId })}
            onLeave={onLeave}
          />
          <section>
            <GrowingArea
              id="apply-letter"
              name="letter"
              label={t('apply.letter')}
              hint={t('apply.letter-hint')}
              error={wrong.letter}
              value={draft.letter}
              maxLength={LONGEST_APPLICATION_LETTER}
              ref={() => undefined}
              onBlur={async () => undefined}
              onChange={async ({ target }) => change({ letter: String(target.value) })}
              optional
            />
            {form.letters.length > 1 && (
              <div>
                {form.letters.map(({ language, letter }) => (
                  <LetterChoice key={language} language={language} onChoose={() => change({ letter })} />
                ))}
              </div>
            )}
          </section>
          {job.kind === 'talent_pool' && (
            <CheckField
              id="apply-pool"
              name="keep_in_pool"
              checked={draft.keepInPool}
              error={undefined}
              ref={() => undefined}
              onBlur={async () => undefined}
              onChange={async ({ target }) => change({ keepInPool: target.checked })}
            >
              <Sentence text="apply.keep-in-pool" parts={{ company: job.company.name }} />
            </CheckField>
          )}
          <WhatIsSeen company={job.company.name} />
        </Parts>
      </SheetBody>
      <SheetActions>
        <Failure role="alert">{failure}</Failure>
        <Button type="button" data-look="plain" onClick={onClose}>
          {t('apply.close')}
        </Button>
        <Button type="submit" data-look="filled" aria-disabled={busy}>
          {t(busy ? 'apply.sending' : 'apply.send')}
        </Button>
      </SheetActions>
    </Form>
  );
}

/** What the company gets to see, in one sentence. */
function WhatIsSeen({ company }: { company: string }) {
  const t = useText();
  const { productPrefix } = useSite();
  const to = pathTo('legal-conditions-and-privacy-policy-for-candidates', { product: productPrefix });
  return (
    <Seen>
      <Sentence text="apply.sees" parts={{ company, link: <Link to={to}>{t('apply.sees-link')}</Link> }} />
    </Seen>
  );
}

const Form = withClass('form', css.form);

const Parts = withClass('div', css.parts);

const Seen = withClass('p', css.seen);

const Failure = withClass('p', css.failure);
