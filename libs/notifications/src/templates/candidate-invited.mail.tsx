import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { Statement } from './statement.js';

interface CandidateInvitedMail {
  companyName: string;
  offerTitle: string;
  message: string;
}

/** To a candidate: which company asks about which offer. It does not know who they are. */
export const candidateInvited: MailTemplate<CandidateInvitedMail> = (asked, face) => {
  const { companyName: company, offerTitle: offer, message } = asked;
  const { t, page } = face;
  return {
    subject: t('candidate-invited.subject', { company }),
    preview: t('candidate-invited.preview', { offer }),
    heading: t('candidate-invited.heading', { company }),
    body: (
      <>
        <Paragraph>{t('candidate-invited.what', { company, offer })}</Paragraph>
        {message !== '' && <Statement text={message} />}
        <Action face={face} label={t('candidate-invited.button')} href={page('/account/invitations')} />
        <SmallPrint>{t('candidate-invited.why', { company })}</SmallPrint>
      </>
    ),
  };
};
