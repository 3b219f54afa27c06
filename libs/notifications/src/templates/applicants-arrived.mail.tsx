import { Action } from './action.js';
import { AnswerAtOnce } from './answer-at-once.js';
import { applicantPath, applicantsPath } from './application-paths.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

interface ApplicantsArrivedMail {
  offerId: number;
  offerTitle: string;
  count: number;
  /** The one, where it is one. */
  applicationId: number | null;
  answerPath: string | null;
}

/** To members of a company: one or many have applied. */
export const applicantsArrived: MailTemplate<ApplicantsArrivedMail> = (arrived, face) => {
  const { offerId, offerTitle: offer, count, applicationId, answerPath } = arrived;
  const { t, page } = face;
  const path = applicationId === null ? applicantsPath(offerId) : applicantPath(offerId, applicationId);
  return {
    subject: t('applicants-arrived.subject', { count, offer }),
    preview: t('applicants-arrived.preview'),
    heading: t('applicants-arrived.heading', { count }),
    body: (
      <>
        <Paragraph>{t('applicants-arrived.what', { count, offer })}</Paragraph>
        <Action face={face} label={t('applicants-arrived.button', { count })} href={page(path)} />
        <AnswerAtOnce face={face} path={answerPath} />
        <SmallPrint>{t('applicants-arrived.often')}</SmallPrint>
      </>
    ),
  };
};
