export type {
  Cv,
  CvContact,
  CvEducation,
  CvExperience,
  CvLanguage,
  CvLink,
  CvPlace,
  CvSkill,
  Proposal,
} from './cv.js';
export { personalPieces } from './domain/contact/personal-pieces.js';
export type { CvKnowledge, KnownCity, KnownSkill } from './knowledge/cv-knowledge.js';
export { ReferenceKnowledge } from './knowledge/reference-knowledge.js';
export { readCv } from './read-cv.js';
export { readWithoutContact } from './read-without-contact.js';
export type { CefrLevel, IscedLevel, LanguageLevel } from './words/cv-words.js';
