import { CZECH } from './cs.rules.js';
import { DANISH } from './da.rules.js';
import { GERMAN } from './de.rules.js';
import { GREEK } from './el.rules.js';
import { ENGLISH } from './en.rules.js';
import { SPANISH } from './es.rules.js';
import { FINNISH } from './fi.rules.js';
import { FRENCH } from './fr.rules.js';
import { HUNGARIAN } from './hu.rules.js';
import { ITALIAN } from './it.rules.js';
import { NORWEGIAN } from './nb.rules.js';
import { DUTCH } from './nl.rules.js';
import type { PayRules } from './pay-rules.js';
import { POLISH } from './pl.rules.js';
import { PORTUGUESE } from './pt.rules.js';
import { ROMANIAN } from './ro.rules.js';
import { SWEDISH } from './sv.rules.js';

/** By the code of the language, as in the reference data. */
export const ALL_PAY_RULES: Record<string, PayRules> = {
  cs: CZECH,
  da: DANISH,
  de: GERMAN,
  el: GREEK,
  en: ENGLISH,
  es: SPANISH,
  fi: FINNISH,
  fr: FRENCH,
  hu: HUNGARIAN,
  it: ITALIAN,
  nb: NORWEGIAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ro: ROMANIAN,
  sv: SWEDISH,
};

/** Read everywhere: it is mixed into texts of every language. */
export const ENGLISH_CODE = 'en';
