import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To the new address: it counts after its confirmation. */
export const confirmEmail: MailTemplate<{ token: string }> = ({ token }, face) => {
  const texts = face.texts['confirm-email'];
  return {
    ...texts,
    body: (
      <>
        <Paragraph>{texts.why(face.productName)}</Paragraph>
        <Action face={face} label={texts.button} href={`${face.baseUrl}/confirm-email/${token}`} />
        <SmallPrint>{texts.lifetime}</SmallPrint>
        <SmallPrint>{texts.notYou}</SmallPrint>
      </>
    ),
  };
};
