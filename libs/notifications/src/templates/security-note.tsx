import type { ReactNode } from 'react';
import { Action } from './action.js';
import type { MailFace } from './mail-template.js';
import { Paragraph } from './paragraph.js';

interface Parts {
  face: MailFace;
  /** What to do for who did it. */
  yourself: string;
  /** What to do for who did not. */
  notYou: string;
  children: ReactNode;
}

/** The body of a mail that tells what happened to an account, with the way out for who did not do it: a new password. */
export function SecurityNote({ face, yourself, notYou, children }: Parts) {
  return (
    <>
      {children}
      <Paragraph>{yourself}</Paragraph>
      <Paragraph>{notYou}</Paragraph>
      <Action face={face} label={face.t('new-password')} href={face.page('/password/reset')} />
    </>
  );
}
