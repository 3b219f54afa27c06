import type { Texts } from '@babelboard/texts';
import { readCatalogues } from '@babelboard/texts/server';
import type en from './en.json';

/**
 * The texts of all mails. Nothing that a person typed is ever put into them: a mail must not carry a stranger's words. The exceptions
 * are what people write to the operator, and where an interview takes place, for whoever has booked it.
 */
export const mailTexts = readCatalogues<typeof en>(import.meta.url);

/** Of one language. */
export type MailTexts = Texts<keyof typeof en>;
