import type { TextLanguage } from '../language-names.js';
import { deRules } from './de.rules.js';
import { enRules } from './en.rules.js';
import { esRules } from './es.rules.js';
import { frRules } from './fr.rules.js';
import type { LanguageRules } from './language-rules.js';
import { nbRules } from './nb.rules.js';
import { nlRules } from './nl.rules.js';
import { svRules } from './sv.rules.js';

export const ALL_RULES: Record<TextLanguage, LanguageRules> = {
  en: enRules,
  fr: frRules,
  nb: nbRules,
  de: deRules,
  es: esRules,
  sv: svRules,
  nl: nlRules,
};
