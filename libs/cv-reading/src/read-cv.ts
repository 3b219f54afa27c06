import type { Cv } from './cv.js';
import { chooseLanguage } from './domain/choose-language.js';
import { readContact } from './domain/contact/read-contact.js';
import type { CvDocument } from './domain/document.js';
import { readEducation } from './domain/entries/read-education.js';
import { readExperience } from './domain/entries/read-experience.js';
import { readLanguages } from './domain/languages/read-languages.js';
import { PlaceReader } from './domain/places/place-reader.js';
import { findSections } from './domain/sections/find-sections.js';
import { sortByShape } from './domain/shape/sort-by-shape.js';
import { readSkills } from './domain/skills/read-skills.js';
import type { CvKnowledge } from './knowledge/cv-knowledge.js';

/** A longer document is no CV; what comes after so many lines is not looked at. */
const MOST_LINES = 3_000;

/** Reads from a CV what a profile asks for. All of it is a proposal: the person who wrote it decides. */
export function readCv(document: CvDocument, knowledge: CvKnowledge): Cv {
  const lines = document.lines.slice(0, MOST_LINES);
  const headed = findSections(lines);
  const language = chooseLanguage(lines, headed);
  const sections = sortByShape(headed, { knowledge, language });
  const places = new PlaceReader(knowledge, language);
  const contact = readContact({ lines, sections, knowledge, language, places });
  places.home = contact.place?.value.countryCode ?? null;
  return {
    language,
    contact,
    languages: readLanguages(sections, language),
    skills: readSkills(sections, knowledge, language),
    experience: readExperience(sections, { knowledge, language, places }),
    education: readEducation(sections, { language, places }),
  };
}
