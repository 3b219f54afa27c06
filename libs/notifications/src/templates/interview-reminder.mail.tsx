import { Action } from './action.js';
import { type AgreedInterview, InterviewFacts } from './interview-facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

interface InterviewReminderMail {
  /** So many before it begins. */
  hours: number;
  other: string;
  offerTitle: string;
  path: string;
  interview: AgreedInterview;
}

/** Reminds both sides of an interview. */
export const interviewReminder: MailTemplate<InterviewReminderMail> = (data, face) => {
  const { t, page } = face;
  const { hours, other, offerTitle: offer, path, interview } = data;
  return {
    subject: t('interview-reminder.subject', { hours, other }),
    preview: t('interview-reminder.preview', { offer }),
    heading: t('interview-reminder.subject', { hours, other }),
    body: (
      <>
        <Paragraph>{t('interview-reminder.what', { other, offer })}</Paragraph>
        <InterviewFacts interview={interview} face={face} />
        <Action face={face} label={t('interview.button')} href={page(path)} />
      </>
    ),
  };
};
