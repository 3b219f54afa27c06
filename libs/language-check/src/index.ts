export {
  type AskedLanguage,
  checkLanguages,
  type HeldLanguage,
  type LanguageVerdict,
  type LevelRank,
} from './check-languages.js';
export { type LanguageSummary, summariseLanguages } from './summarise-languages.js';
