import type { Cv } from './cv.js';
import { chooseLanguage } from './domain/choose-language.js';
import { readContact } from './domain/contact/read-contact.js';
import type { CvDocument, CvLine } from './domain/document.js';
import { readEducation } from './domain/entries/read-education.js';
import { readExperience } from './domain/entries/read-experience.js';
import { readLanguages } from './domain/languages/read-languages.js';
import { PlaceReader } from './domain/places/place-reader.js';
import { findSections, type Section } from './domain/sections/find-sections.js';
import { sortByShape } from './domain/shape/sort-by-shape.js';
import { readSkills } from './domain/skills/read-skills.js';
import type { CvKnowledge } from './knowledge/cv-knowledge.js';

/** A longer document is no CV; what comes after so many lines is not looked at. */
const MOST_LINES = 3_000;

/** What a CV says, and where in it. */
export interface CvParts {
  cv: Cv;
  lines: readonly CvLine[];
  /** As the document's own headings cut it. */
  headed: readonly Section[];
  /** By what the lines are about. */
  sections: readonly Section[];
}

/** Reads from a CV what a profile asks for. All of it is a proposal: the person who wrote it decides. */
export function readCv(document: CvDocument, knowledge: CvKnowledge): Cv {
  return readParts(document, knowledge).cv;
}

/** Reads a CV, and keeps which of its lines are about what. */
export function readParts(document: CvDocument, knowledge: CvKnowledge): CvParts {
  const lines = document.lines.slice(0, MOST_LINES);
  const headed = findSections(lines);
  const language = chooseLanguage(lines, headed);
  const sections = sortByShape(headed, { knowledge, language });
  const places = new PlaceReader(knowledge, language);
  const contact = readContact({ lines, sections, knowledge, language, places });
  places.home = contact.place?.value.countryCode ?? null;
  const cv = {
    language,
    contact,
    languages: readLanguages(sections, language),
    skills: readSkills(sections, knowledge, language),
    experience: readExperience(sections, { knowledge, language, places }),
    education: readEducation(sections, { language, places }),
  };
  return { cv, lines, headed, sections };
}
