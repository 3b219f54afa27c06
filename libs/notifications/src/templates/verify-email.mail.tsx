import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** Asks who registered to show that the address is theirs. */
export const verifyEmail: MailTemplate<{ token: string }> = ({ token }, face) => {
  const texts = face.texts['verify-email'];
  return {
    ...texts,
    body: (
      <>
        <Paragraph>{texts.why(face.productName)}</Paragraph>
        <Action face={face} label={texts.button} href={`${face.baseUrl}/verify-email/${token}`} />
        <SmallPrint>{texts.lifetime}</SmallPrint>
        <SmallPrint>{texts.notYou}</SmallPrint>
      </>
    ),
  };
};
