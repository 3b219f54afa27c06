import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import { SecurityNote } from './security-note.js';

/** Tells that an account has another password. */
export const passwordChanged: MailTemplate<{ at: Date }> = ({ at }, face) => {
  const texts = face.texts['password-changed'];
  return {
    ...texts,
    body: (
      <SecurityNote face={face} texts={texts}>
        <Paragraph>{texts.what(face.productName, face.texts.time(at))}</Paragraph>
      </SecurityNote>
    ),
  };
};
