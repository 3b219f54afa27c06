import { Action } from './action.js';
import { AnswerAtOnce } from './answer-at-once.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

interface MessageWaits {
  reader: 'candidate' | 'company';
  /** Who wrote: a company, or a candidate. */
  from: string;
  applicationId: number;
  offerId: number;
  offerTitle: string;
  /** Where a member answers without signing in; null for candidates. */
  answerPath: string | null;
}

/** Tells that somebody wrote about an application. The text itself is for whoever is signed in. */
export const messageWaits: MailTemplate<MessageWaits> = (
  { reader, from, applicationId, offerId, offerTitle, answerPath },
  face,
) => {
  const { t, page } = face;
  const path =
    reader === 'candidate'
      ? `/account/applications/${applicationId}#messages`
      : `/company/applicants/${offerId}/1?applicant=${applicationId}#messages`;
  return {
    subject: t('message-waits.subject', { from }),
    preview: t('message-waits.preview', { offer: offerTitle }),
    heading: t('message-waits.heading', { from }),
    body: (
      <>
        <Paragraph>{t('message-waits.what', { from, offer: offerTitle })}</Paragraph>
        <Action face={face} label={t('message-waits.button')} href={page(path)} />
        <AnswerAtOnce face={face} path={answerPath} />
        <SmallPrint>{t('message-waits.once')}</SmallPrint>
      </>
    ),
  };
};
