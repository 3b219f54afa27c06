import { Facts } from './facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { SecurityNote } from './security-note.js';

interface NewDevice {
  /** A name from a fixed list, not what the device says of itself. */
  device: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  at: Date;
}

/** Tells that a session began on a device that the account had not used. */
export const newDevice: MailTemplate<NewDevice> = ({ device, country, at }, face) => {
  const texts = face.texts['new-device'];
  const facts = {
    [texts.device]: device,
    [texts.country]: country === null ? texts.unknownCountry : face.texts.countryName(country),
    [texts.time]: face.texts.time(at),
  };
  return {
    ...texts,
    preview: texts.preview(device),
    body: (
      <SecurityNote face={face} texts={texts}>
        <Paragraph>{texts.what(face.productName)}</Paragraph>
        <Facts facts={facts} />
        <SmallPrint>{texts.guess}</SmallPrint>
      </SecurityNote>
    ),
  };
};
