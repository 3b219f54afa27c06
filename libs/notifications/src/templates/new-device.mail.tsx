import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { SecurityNote } from './security-note.js';

interface NewDevice {
  /** A name from a fixed list, not what the device says of itself; null for one that is not in it. */
  device: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  at: Date;
}

/** Tells that a session began on a device that the account had not used. */
export const newDevice: MailTemplate<NewDevice> = ({ device: known, country, at }, face) => {
  const { t, formats, productName } = face;
  const device = known ?? t('new-device.unknown-device');
  const facts = {
    [t('new-device.device')]: device,
    [t('new-device.country')]: country === null ? t('new-device.unknown-country') : formats.region(country),
    [t('new-device.time')]: formats.moment(at),
  };
  return {
    subject: t('new-device.subject'),
    preview: t('new-device.preview', { device }),
    heading: t('new-device.heading'),
    body: (
      <SecurityNote face={face} yourself={t('new-device.yourself')} notYou={t('new-device.not-you')}>
        <Paragraph>{t('new-device.what', { product: productName })}</Paragraph>
        <Facts facts={facts} />
        <SmallPrint>{t('new-device.guess')}</SmallPrint>
      </SecurityNote>
    ),
  };
};
