import type { SCREENING_TYPES, ScreeningAnswer, ScreeningWanted } from '@babelboard/wire';

export type ScreeningType = (typeof SCREENING_TYPES)[number];

/** What a question says, apart from where it stands. */
export interface ScreeningQuestionContent {
  type: ScreeningType;
  text: string;
  /** Of `one_of` and `several_of`. */
  options: string[];
  required: boolean;
  /** Candidates are told before they type; another answer marks the application, and a person decides. */
  knockOut: boolean;
  wanted: ScreeningWanted | null;
}

/** What was answered: `true` or `false`, the words of an option, those of several, a number, or words. */
export type GivenAnswer = Exclude<ScreeningAnswer, null>;
