import { defineContext } from '@babelboard/platform';
import { CandidatesModule } from './candidates.module.js';
import { candidatesMigrations } from './migrations/index.js';
import { slices } from './slices.js';
import { candidatesTexts } from './texts/candidates-texts.js';

export const candidatesContext = defineContext({
  name: 'candidates',
  module: CandidatesModule,
  entities: slices.flatMap(({ entities }) => entities),
  tables: ['suiting_answer'],
  migrations: candidatesMigrations,
  events: slices.flatMap(({ events }) => events),
  texts: candidatesTexts,
});
