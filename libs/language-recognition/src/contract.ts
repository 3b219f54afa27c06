export { type DetectedLanguage, detectTextLanguage, likelyTextLanguages } from './detect-text-language.js';
export { recogniseLanguageRequirements } from './recognise-language-requirements.js';
export type { AdText, RecognisedRequirement } from './recognised-requirement.js';
