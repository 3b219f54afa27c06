import { defineContext } from '@babelboard/platform';
import { MatchingModule } from './matching.module.js';
import { matchingMigrations } from './migrations/index.js';
import { matchingTexts } from './texts/matching-texts.js';

export const matchingContext = defineContext({
  name: 'matching',
  module: MatchingModule,
  migrations: matchingMigrations,
  texts: matchingTexts,
});
