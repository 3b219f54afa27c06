import { pathTo } from '@babelboard/pages';
import type { Application, ApplicationFormResponse, JobCard } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { Sentence } from '../../../../i18n/sentence.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { jobListPath } from '../../../../pages/job-list-path.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { NextSteps } from '../../../../ui/next-steps.js';
import { SheetActions, SheetBody } from '../../../../ui/sheet-dialog.js';
import css from './sent-note.module.css';

interface SentNoteProps {
  job: JobCard;
  sent: Application;
  form: ApplicationFormResponse | undefined;
  onClose: () => void;
}

/** It is on its way: when an answer comes, and what to do until then. */
export function SentNote({ job, sent, form, onClose }: SentNoteProps) {
  const t = useText();
  const { date } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const median = form?.median_reply_days ?? null;
  return (
    <>
      <SheetBody>
        <Words>
          <h2 id="apply-title" ref={heading} tabIndex={-1}>
            <Sentence text="apply.sent" parts={{ company: job.company.name }} />
          </h2>
          {sent.answer_by !== null && <p>{t('apply.sent-by', { date: date(sent.answer_by) })}</p>}
          {median !== null && <p>{t('apply.sent-median', { days: Math.round(median) })}</p>}
          <NextSteps
            title={t('apply.next')}
            steps={[
              {
                to: pathTo('application', { id: `${sent.id}` }),
                title: t('apply.next-follow'),
                text: t('apply.next-follow-text'),
              },
              { to: jobListPath({ latests: true }), title: t('apply.next-more'), text: t('apply.next-more-text') },
            ]}
          />
        </Words>
      </SheetBody>
      <SheetActions>
        <span />
        <Button type="button" data-look="filled" onClick={onClose}>
          {t('apply.done')}
        </Button>
      </SheetActions>
    </>
  );
}

const Words = withClass('div', css.words);
