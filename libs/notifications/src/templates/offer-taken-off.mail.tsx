import type { OfferRemoval } from '@babelboard/operations/contract';
import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

export interface TakenOffMail extends Pick<OfferRemoval, 'offerId' | 'ground' | 'explanation'> {
  title: string;
  /** When it was taken off. */
  at: Date;
}

/** The statement of reasons to a company whose offer an operator took off the board: Regulation (EU) 2022/2065, article 17 (3). */
export const offerTakenOff: MailTemplate<TakenOffMail> = ({ offerId, title, ground, explanation, at }, face) => {
  const { t, formats } = face;
  return {
    subject: t('offer-taken-off.subject', { title }),
    preview: t('offer-taken-off.preview'),
    heading: t('offer-taken-off.heading'),
    body: (
      <>
        <Paragraph>{t('offer-taken-off.what', { title, time: formats.moment(at) })}</Paragraph>
        <Facts facts={{ [t('offer-taken-off.ground')]: t(`offer-taken-off.ground-${ground}`) }} />
        {explanation.split(/\r?\n/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their places
          <Paragraph key={index}>{line}</Paragraph>
        ))}
        <Paragraph>{t('offer-taken-off.how')}</Paragraph>
        <Paragraph>{t('offer-taken-off.object', { offer: offerId })}</Paragraph>
        <SmallPrint>{t('offer-taken-off.applicants')}</SmallPrint>
      </>
    ),
  };
};
