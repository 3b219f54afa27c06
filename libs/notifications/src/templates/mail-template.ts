import type { Operator } from '@babelboard/platform';
import type { ReactNode } from 'react';
import type { MailTexts } from '../texts/mail-texts.js';

/** What every mail of one person has in common. */
export interface MailFace {
  /** ISO 639-1. */
  language: string;
  texts: MailTexts;
  productName: string;
  productPrefix: string;
  /** Without a slash at its end. */
  baseUrl: string;
  /** Who runs the site. */
  operator: Pick<Operator, 'name' | 'address' | 'email'>;
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
