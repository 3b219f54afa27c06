import type { AddEducation, AddExperience, Preferences } from '@babelboard/candidates';

/** Headline and letter, in one language (ISO 639-1). */
export interface DemoText {
  language: string;
  headline: string;
  /** Safe HTML. */
  letterHtml: string;
}

/** What a demo candidate has said of themselves. */
export interface DemoProfile {
  /** In which they write: ISO 639-1. */
  textLanguage: string;
  /** GeoNames. */
  cityId: number;
  phone: string | null;
  /** Slugs, or own words for what the catalogue does not know. */
  skills: string[];
  /** NACE codes. */
  sectors: string[];
  preferences: Partial<Omit<Preferences, 'headline' | 'letterHtml'>>;
  texts: DemoText[];
  /** The newest first. */
  experience: AddExperience['values'][];
  education: AddEducation['values'][];
  /** A site of one's own; null for none. */
  site: string | null;
  /** Whether they have a photo, and CVs made of the profile, in these languages. */
  portrait: boolean;
  cvs: { format: 'pdf' | 'europass-pdf'; language: string }[];
}
