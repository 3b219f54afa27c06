export {
  type AskedLanguage,
  checkLanguages,
  countsAs,
  type HeldLanguage,
  type LanguageVerdict,
} from './check-languages.js';
export { findHeldLanguagesFault, type HeldLanguagesFault } from './held-languages.js';
export { LANGUAGE_LEVELS, type LevelRank } from './language-levels.js';
export { type LanguageSummary, summariseLanguages } from './summarise-languages.js';
