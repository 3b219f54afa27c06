import type { SignInMethodsChange } from '@babelboard/identity/contract';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';
import { SecurityNote } from './security-note.js';

/** Tells that an account got or lost a way to sign in. */
export const signInMethodsChanged: MailTemplate<{ change: SignInMethodsChange; at: Date }> = ({ change, at }, face) => {
  const texts = face.texts['sign-in-methods-changed'];
  return {
    ...texts,
    body: (
      <SecurityNote face={face} texts={texts}>
        <Paragraph>{texts.what[change](face.productName, face.texts.time(at))}</Paragraph>
      </SecurityNote>
    ),
  };
};
