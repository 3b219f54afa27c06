import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** To the address before: the last mail that comes there. A new password would go to the new one, so the way out is a person. */
export const emailChanged: MailTemplate<{ at: Date }> = ({ at }, face) => {
  const texts = face.texts['email-changed'];
  return {
    ...texts,
    body: (
      <>
        <Paragraph>{texts.what(face.productName, face.texts.time(at))}</Paragraph>
        <Paragraph>{texts.yourself}</Paragraph>
        <Paragraph>{texts.notYou}</Paragraph>
        <Action face={face} label={texts.contact} href={`${face.baseUrl}/${face.productPrefix}/contact`} />
      </>
    ),
  };
};
