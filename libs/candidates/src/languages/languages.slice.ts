import type { Slice } from '../slice.js';
import { AddSpokenLanguageHandler } from './commands/add-spoken-language.handler.js';
import { ChangeSpokenLanguageHandler } from './commands/change-spoken-language.handler.js';
import { OrderSpokenLanguagesHandler } from './commands/order-spoken-languages.handler.js';
import { RemoveSpokenLanguageHandler } from './commands/remove-spoken-language.handler.js';
import { CandidateLanguage } from './entities/candidate-language.entity.js';
import { HeldLanguages } from './held-languages.js';
import { SpokenLanguages } from './queries/spoken-languages.js';

/** The languages that a candidate speaks. */
export const languagesSlice: Slice = {
  entities: [CandidateLanguage],
  events: [],
  providers: [
    AddSpokenLanguageHandler,
    ChangeSpokenLanguageHandler,
    HeldLanguages,
    OrderSpokenLanguagesHandler,
    RemoveSpokenLanguageHandler,
    SpokenLanguages,
  ],
  exports: [SpokenLanguages],
};
