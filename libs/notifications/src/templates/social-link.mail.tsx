import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** Asks who came by a provider to show that the address is theirs. */
export const socialLink: MailTemplate<{ token: string }> = ({ token }, face) => {
  const texts = face.texts['social-link'];
  return {
    ...texts,
    body: (
      <>
        <Paragraph>{texts.why(face.productName)}</Paragraph>
        <Action face={face} label={texts.button} href={`${face.baseUrl}/auth/link?token=${token}`} />
        <SmallPrint>{texts.lifetime}</SmallPrint>
        <SmallPrint>{texts.notYou}</SmallPrint>
      </>
    ),
  };
};
