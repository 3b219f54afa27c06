import type { OfferRemoval } from '@babelboard/operations/contract';
import { Action } from './action.js';
import { ContactLink } from './contact-link.js';
import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { Statement } from './statement.js';

export interface TakenOffMail extends Pick<OfferRemoval, 'offerId' | 'ground' | 'explanation'> {
  title: string;
  /** When it was taken off. */
  at: Date;
}

/** The statement of reasons to a company whose offer an operator took off the board: Regulation (EU) 2022/2065, article 17 (3). */
export const offerTakenOff: MailTemplate<TakenOffMail> = ({ offerId, title, ground, explanation, at }, face) => {
  const { t, formats, page } = face;
  return {
    subject: t('offer-taken-off.subject', { title }),
    preview: t('offer-taken-off.preview'),
    heading: t('offer-taken-off.heading'),
    body: (
      <>
        <Paragraph>{t('offer-taken-off.what', { title, time: formats.moment(at) })}</Paragraph>
        <Facts facts={{ [t('offer-taken-off.ground')]: t(`offer-taken-off.ground-${ground}`) }} />
        <Statement text={explanation} />
        <Paragraph>{t('offer-taken-off.how')}</Paragraph>
        <Action face={face} label={t('offer-taken-off.button')} href={page('/company/jobs?state=taken_off')} />
        <Paragraph>{t('offer-taken-off.object', { offer: offerId })}</Paragraph>
        <Paragraph>
          <ContactLink face={face} about={{ offer: offerId }} label={t('offer-taken-off.object-link')} />
        </Paragraph>
        <SmallPrint>{t('offer-taken-off.applicants')}</SmallPrint>
      </>
    ),
  };
};
