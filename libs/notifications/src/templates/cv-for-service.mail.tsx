import type { CvServiceKind } from '@babelboard/platform';
import { Action } from './action.js';
import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

interface CvForService {
  deliveryId: string;
  service: CvServiceKind;
  serviceName: string;
  contact: { name: string; email: string; phone: string | null; language: string };
  askedAt: Date;
  fileAddress: string;
}

/** To the people behind a mailbox: whose CV they are asked about, and where it is. */
export const cvForService: MailTemplate<CvForService> = (cv, face) => {
  const { t, formats, productName: product } = face;
  const { service, contact, deliveryId } = cv;
  return {
    subject: t('cv-for-service.subject', { service, id: deliveryId.slice(0, 8) }),
    preview: t('cv-for-service.preview'),
    heading: t('cv-for-service.heading', { service }),
    answers: t('cv-for-service.answers'),
    body: (
      <>
        <Paragraph>
          {t('cv-for-service.what', { service, product, name: cv.serviceName, time: formats.moment(cv.askedAt) })}
        </Paragraph>
        <Facts
          facts={{
            [t('cv-for-service.person')]: contact.name,
            [t('cv-for-service.email')]: contact.email,
            [t('cv-for-service.phone')]: contact.phone ?? t('cv-for-service.no-phone'),
            [t('cv-for-service.language')]: contact.language,
            [t('cv-for-service.delivery')]: deliveryId,
          }}
        />
        <Action face={face} label={t('cv-for-service.button')} href={cv.fileAddress} />
        <SmallPrint>{t('cv-for-service.lifetime')}</SmallPrint>
        <Paragraph>{t('cv-for-service.how', { command: `npm run cli -- answer-cv-feedback ${deliveryId}` })}</Paragraph>
      </>
    ),
  };
};
