import type { OfferRemoval } from '@babelboard/operations/contract';
import { Action } from './action.js';
import { ownApplicationPath } from './application-paths.js';
import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

interface AppliedOfferTakenOffMail extends Pick<OfferRemoval, 'ground'> {
  applicationId: number;
  companyName: string;
  offerTitle: string;
  appliedAt: Date;
  removedAt: Date;
}

/** To whoever applied to an offer that an operator took off the board: why, and what to take care of. */
export const appliedOfferTakenOff: MailTemplate<AppliedOfferTakenOffMail> = (told, face) => {
  const { applicationId, companyName: company, offerTitle: offer, appliedAt, removedAt, ground } = told;
  const { t, page, formats } = face;
  return {
    subject: t('applied-offer-taken-off.subject', { offer }),
    preview: t('applied-offer-taken-off.preview'),
    heading: t('applied-offer-taken-off.heading'),
    body: (
      <>
        <Paragraph>
          {t('applied-offer-taken-off.what', {
            ...{ offer, company, date: formats.date(appliedAt), time: formats.moment(removedAt) },
          })}
        </Paragraph>
        <Facts facts={{ [t('offer-taken-off.ground')]: t(`offer-taken-off.ground-${ground}`) }} />
        {ground === 'scam' && <Paragraph>{t('applied-offer-taken-off.scam')}</Paragraph>}
        <Paragraph>{t('applied-offer-taken-off.sent', { company })}</Paragraph>
        <Action face={face} label={t('application-left-open.button')} href={page(ownApplicationPath(applicationId))} />
        <SmallPrint>{t('applied-offer-taken-off.wrong')}</SmallPrint>
      </>
    ),
  };
};
