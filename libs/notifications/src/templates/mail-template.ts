import type { Operator } from '@babelboard/platform';
import type { Formats, UiLanguage } from '@babelboard/texts';
import type { ReactNode } from 'react';
import type { MailTexts } from '../texts/mail-texts.js';

/** What every mail of one person has in common. */
export interface MailFace {
  language: UiLanguage;
  t: MailTexts;
  formats: Formats;
  productName: string;
  productPrefix: string;
  /** The address of a page in the language of the mail. @param path bare, as of the default language */
  page: (path: string) => string;
  /** Where mails of this kind can be stopped; null for a mail that comes as long as there is an account. */
  unsubscribe: string | null;
  /** Who runs the site. */
  operator: Pick<Operator, 'name' | 'address' | 'email' | 'placeholder'>;
}

export interface MailContent {
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  body: ReactNode;
  /** What becomes of an answer; that nobody reads it, where it says nothing. */
  answers?: string;
}

/** Turns the facts of one mail into its content. */
export type MailTemplate<D> = (data: D, face: MailFace) => MailContent;
