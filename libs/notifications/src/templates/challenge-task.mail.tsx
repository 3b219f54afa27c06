import { CHALLENGE_DAYS } from '@babelboard/wire';
import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { type NamedStep, Steps } from './steps.js';

/** The one small step of a day. */
export interface StepOfDay {
  /** From 1. */
  day: number;
  step: NamedStep;
}

/** One step of the profile a day, for a week. */
export const challengeTask: MailTemplate<StepOfDay> = ({ day, step }, face) => {
  const { t, page, productName: product } = face;
  const last = day === CHALLENGE_DAYS;
  return {
    subject: t('challenge-task.subject', { day, days: CHALLENGE_DAYS, step: t(`step.${step}`) }),
    preview: t(`step.${step}-how`),
    heading: t('challenge-task.heading', { day, days: CHALLENGE_DAYS }),
    body: (
      <>
        <Paragraph>{t('challenge-task.what', { product })}</Paragraph>
        <Steps face={face} steps={[step]} />
        <Action face={face} label={t('challenge-task.button')} href={page('/welcome')} />
        <SmallPrint>{t(last ? 'challenge-task.last' : 'challenge-task.leave')}</SmallPrint>
      </>
    ),
  };
};
