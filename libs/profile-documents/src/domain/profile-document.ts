/** CEFR level, or mother tongue. */
export const SPOKEN_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type SpokenLevel = (typeof SPOKEN_LEVELS)[number];

/** Sites where a person is found, as far as a profile has a place for them. */
export const ONLINE_PROFILE_KINDS = ['linkedin', 'xing', 'github', 'portfolio', 'site'] as const;
export type OnlineProfileKind = (typeof ONLINE_PROFILE_KINDS)[number];

/** A text with the language that it is in (ISO 639-1, with a region where that matters); null where nothing says so. */
export interface LanguageText {
  text: string;
  language: string | null;
}

export interface ProfileContact {
  firstName: string;
  lastName: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  locality: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
}

export interface ProfileLanguage {
  /** As of the catalogue of languages: `de`, `gsw`, `nl-BE`; null for one that is only named. */
  code: string | null;
  /** What the file calls it; read where there is no code. */
  name: string | null;
  level: SpokenLevel | null;
}

/** From when to when: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. What goes on has no end. */
export interface Period {
  start: string | null;
  end: string | null;
  ongoing: boolean;
}

export interface ProfileExperience {
  position: string;
  employer: string;
  period: Period;
  /** Prose: paragraphs, and lists whose items begin with `• `. */
  description: string | null;
  locality: string | null;
  countryCode: string | null;
  /** Of position and description; null where nothing says so. */
  language: string | null;
}

export interface ProfileEducation {
  title: string;
  school: string;
  period: Period;
  description: string | null;
  /** ISCED 2011, 0–8. */
  iscedLevel: number | null;
  language: string | null;
}

export interface OnlineProfile {
  kind: OnlineProfileKind;
  url: string;
}

export interface ProfilePhoto {
  mediaType: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

/** A profile as a file holds it: what all formats have in common, in and out. */
export interface ProfileDocument {
  /** The language that the document is in. */
  language: string;
  contact: ProfileContact;
  headline: LanguageText | null;
  /** The letter that a person presents themselves with: prose. */
  summary: LanguageText | null;
  languages: ProfileLanguage[];
  skills: string[];
  experience: ProfileExperience[];
  education: ProfileEducation[];
  onlineProfiles: OnlineProfile[];
  photo: ProfilePhoto | null;
}
