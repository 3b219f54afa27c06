import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** The last mail to who has left. */
export const accountDeleted: MailTemplate<object> = (_nothing, face) => {
  const texts = face.texts['account-deleted'];
  return {
    ...texts,
    body: (
      <>
        <Paragraph>{texts.what(face.productName)}</Paragraph>
        <Paragraph>{texts.kept}</Paragraph>
        <Paragraph>{texts.back}</Paragraph>
      </>
    ),
  };
};
