import type { ReactNode } from 'react';
import { Action } from './action.js';
import type { MailFace } from './mail-template.js';
import { Paragraph } from './paragraph.js';

interface Parts {
  face: MailFace;
  /** What to do, first for who did it, then for who did not. */
  texts: { yourself: string; notYou: string };
  children: ReactNode;
}

/** The body of a mail that tells what happened to an account, with the way out for who did not do it: a new password. */
export function SecurityNote({ face, texts, children }: Parts) {
  return (
    <>
      {children}
      <Paragraph>{texts.yourself}</Paragraph>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action face={face} label={face.texts.resetPassword} href={`${face.baseUrl}/password/reset`} />
    </>
  );
}
