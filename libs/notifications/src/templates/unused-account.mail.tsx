import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** Asks whether somebody still needs an account; the login page and nothing else keeps it. */
export const unusedAccount: MailTemplate<{ until: Date }> = ({ until }, face) => {
  const texts = face.texts['unused-account'];
  return {
    ...texts,
    body: (
      <>
        <Paragraph>{texts.what(face.productName)}</Paragraph>
        <Paragraph>{texts.keep(face.texts.time(until))}</Paragraph>
        <Action face={face} label={texts.button} href={`${face.baseUrl}/login`} />
        <Paragraph>{texts.otherwise}</Paragraph>
        <SmallPrint>{texts.why}</SmallPrint>
      </>
    ),
  };
};
