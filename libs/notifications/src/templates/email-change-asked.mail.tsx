import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import { SecurityNote } from './security-note.js';

/** To the present address, while it still counts: another one waits for its confirmation. */
export const emailChangeAsked: MailTemplate<{ at: Date }> = ({ at }, face) => {
  const texts = face.texts['email-change-asked'];
  return {
    ...texts,
    body: (
      <SecurityNote face={face} texts={texts}>
        <Paragraph>{texts.what(face.productName, face.texts.time(at))}</Paragraph>
      </SecurityNote>
    ),
  };
};
