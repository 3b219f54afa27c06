import { CHALLENGE_DAYS } from '@babelboard/wire';
import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { type NamedTask, Steps } from './steps.js';

/** The one small step of a day. */
export interface TaskOfDay {
  /** From 1. */
  day: number;
  task: NamedTask;
}

/** One step of the profile a day, for a week. */
export const challengeTask: MailTemplate<TaskOfDay> = ({ day, task }, face) => {
  const { t, page, productName: product } = face;
  const last = day === CHALLENGE_DAYS;
  return {
    subject: t('challenge-task.subject', { day, days: CHALLENGE_DAYS, step: t(`step.${task}`) }),
    preview: t(`step.${task}-how`),
    heading: t('challenge-task.heading', { day, days: CHALLENGE_DAYS }),
    body: (
      <>
        <Paragraph>{t('challenge-task.what', { product })}</Paragraph>
        <Steps face={face} tasks={[task]} />
        <Action face={face} label={t('challenge-task.button')} href={page('/welcome')} />
        <SmallPrint>{t(last ? 'challenge-task.last' : 'challenge-task.leave')}</SmallPrint>
      </>
    ),
  };
};
