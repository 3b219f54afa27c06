import { Action } from './action.js';
import { type AgreedInterview, InterviewFacts } from './interview-facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

interface InterviewChangedMail {
  change: 'booked' | 'moved' | 'cancelled' | 'others_wanted';
  reader: 'candidate' | 'company';
  /** Who did it. */
  by: 'candidate' | 'company';
  /** The company's name for the candidate, the candidate's for the company. */
  other: string;
  offerTitle: string;
  path: string;
  /** Null where nothing was booked. */
  interview: AgreedInterview | null;
}

/** Tells both sides what became of an interview. What one wrote to the other stands on the page alone. */
export const interviewChanged: MailTemplate<InterviewChangedMail> = (data, face) => {
  const { t, page } = face;
  const { change, reader, by, other, offerTitle: offer, path, interview } = data;
  const told = { reader, by: by === reader ? 'you' : 'other', other, offer, change };
  return {
    subject: t('interview-changed.subject', told),
    preview: t('interview-changed.preview', { offer }),
    heading: t('interview-changed.subject', told),
    body: (
      <>
        <Paragraph>{t('interview-changed.what', told)}</Paragraph>
        {interview !== null && <InterviewFacts interview={interview} face={face} />}
        <Action face={face} label={t('interview.button')} href={page(path)} />
        {interview !== null && <SmallPrint>{t('interview-changed.calendar', { change })}</SmallPrint>}
      </>
    ),
  };
};
