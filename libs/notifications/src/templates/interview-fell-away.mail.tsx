import { Action } from './action.js';
import { Facts } from './facts.js';
import { type AgreedInterview, timeOf } from './interview-facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

interface InterviewFellAwayMail extends Pick<AgreedInterview, 'startsAt' | 'endsAt' | 'zone'> {
  offerTitle: string;
  path: string;
}

/** Tells a member that nobody comes to an interview. Who would have come is not known any more. */
export const interviewFellAway: MailTemplate<InterviewFellAwayMail> = (data, face) => {
  const { t, page } = face;
  const { offerTitle: offer, path } = data;
  return {
    subject: t('interview-fell-away.subject'),
    preview: t('interview-changed.preview', { offer }),
    heading: t('interview-fell-away.subject'),
    body: (
      <>
        <Paragraph>{t('interview-fell-away.what', { offer })}</Paragraph>
        <Facts facts={{ [t('interview.when')]: timeOf(data, face) }} />
        <Action face={face} label={t('interview-fell-away.button')} href={page(path)} />
        <SmallPrint>{t('interview-changed.calendar', { change: 'cancelled' })}</SmallPrint>
      </>
    ),
  };
};
