export { byName } from './by-name.js';
export { createTexts, type Texts, type TextValue, type TextValues } from './create-texts.js';
export { type Formats, formatsOf } from './formats.js';
export { isolatedWords } from './isolated-words.js';
export {
  DEFAULT_LANGUAGE,
  isUiLanguage,
  languageOfPath,
  pathIn,
  splitPath,
  UI_LANGUAGE_CODES,
  UI_LANGUAGES,
  type UiLanguage,
  uiLanguageOf,
} from './languages.js';
export { preferredLanguage } from './preferred-language.js';
export { type ZonedTimes, zonedTimesOf } from './zoned-times.js';
