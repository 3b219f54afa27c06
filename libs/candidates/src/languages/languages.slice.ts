import type { Slice } from '../slice.js';
import { CandidateLanguage } from './entities/candidate-language.entity.js';
import { SpokenLanguages } from './queries/spoken-languages.js';

/** The languages that a candidate speaks. */
export const languagesSlice: Slice = {
  entities: [CandidateLanguage],
  events: [],
  providers: [SpokenLanguages],
  exports: [SpokenLanguages],
};
