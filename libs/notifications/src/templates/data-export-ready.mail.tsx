import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** The link to the copy that somebody asked for. */
export const dataExportReady: MailTemplate<{ token: string }> = ({ token }, face) => {
  const texts = face.texts['data-export-ready'];
  return {
    ...texts,
    body: (
      <>
        <Paragraph>{texts.what(face.productName)}</Paragraph>
        <Action face={face} label={texts.button} href={`${face.baseUrl}/export/${token}`} />
        <SmallPrint>{texts.lifetime}</SmallPrint>
        <SmallPrint>{texts.notYou}</SmallPrint>
      </>
    ),
  };
};
