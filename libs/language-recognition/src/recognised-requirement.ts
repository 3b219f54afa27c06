import type { LevelRank } from '@babelboard/language-check';

export interface AdText {
  title: string;
  /** Plain text, lines kept. */
  descriptionText: string;
  /** Code of the language that the ad is written in, if known. */
  adLanguage: string | null;
}

/** A spoken language that an ad asks for, as its text says. */
export interface RecognisedRequirement {
  languageCode: string;
  level: LevelRank | null;
  preference: 'required' | 'wished';
  /** Languages with the same number are alternatives: one of them is enough. */
  oneOfGroup: number | null;
  /** The exact words, with their place in the title or the description (UTF-16 units, end exclusive). */
  evidence: string;
  field: 'title' | 'description';
  start: number;
  end: number;
}
