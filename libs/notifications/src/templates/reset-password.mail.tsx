import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** The link with which somebody who asked for it gets a new password. */
export const resetPassword: MailTemplate<{ token: string }> = ({ token }, face) => {
  const texts = face.texts['reset-password'];
  return {
    ...texts,
    body: (
      <>
        <Paragraph>{texts.why(face.productName)}</Paragraph>
        <Action face={face} label={texts.button} href={`${face.baseUrl}/password/reset/${token}`} />
        <SmallPrint>{texts.lifetime}</SmallPrint>
        <SmallPrint>{texts.notYou}</SmallPrint>
      </>
    ),
  };
};
