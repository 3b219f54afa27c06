import type { PartialDate } from './domain/dates/partial-date.js';
import type { IscedLevel, LanguageLevel } from './words/cv-words.js';

/** Something read, with the words of the document that say so. */
export interface Proposal<T> {
  value: T;
  passage: string;
  /** From 0 to 1: how sure the reader is. */
  confidence: number;
}

export interface CvPlace {
  locality: string | null;
  /** GeoNames id of the locality, where it is known. */
  cityId: number | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
}

export interface CvContact {
  firstName: Proposal<string> | null;
  lastName: Proposal<string> | null;
  email: Proposal<string> | null;
  /** E.164. */
  phone: Proposal<string> | null;
  place: Proposal<CvPlace> | null;
  headline: Proposal<string> | null;
  links: Proposal<CvLink>[];
}

export interface CvLink {
  kind: 'linkedin' | 'site';
  url: string;
}

export interface CvLanguage {
  /** ISO 639-1, longer where there is none. */
  code: string;
  level: LanguageLevel | null;
}

export interface CvSkill {
  name: string;
  /** Of the catalogue of skills, where it has one of that name. */
  skillId: number | null;
}

interface CvStay extends CvPlace {
  start: PartialDate | null;
  /** Null: it goes on. */
  end: PartialDate | null;
  description: string | null;
}

export interface CvExperience extends CvStay {
  position: string;
  employer: string | null;
}

export interface CvEducation extends CvStay {
  title: string;
  school: string | null;
  /** ISCED 2011. */
  isced: IscedLevel | null;
}

export interface Cv {
  /** That it is written in; null where it has hardly a word. */
  language: string | null;
  contact: CvContact;
  languages: Proposal<CvLanguage>[];
  skills: Proposal<CvSkill>[];
  experience: Proposal<CvExperience>[];
  education: Proposal<CvEducation>[];
}
