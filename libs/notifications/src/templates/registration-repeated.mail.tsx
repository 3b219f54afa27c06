import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To the owner of an address with which somebody tried to register again. */
export const registrationRepeated: MailTemplate<object> = (_nothing, face) => {
  const texts = face.texts['registration-repeated'];
  return {
    ...texts,
    body: (
      <>
        <Paragraph>{texts.what(face.productName)}</Paragraph>
        <Paragraph>{texts.forgotten}</Paragraph>
        <Action face={face} label={face.texts.resetPassword} href={`${face.baseUrl}/password/reset`} />
        <SmallPrint>{texts.notYou}</SmallPrint>
      </>
    ),
  };
};
