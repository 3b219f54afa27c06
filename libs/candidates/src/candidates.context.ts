import { defineContext } from '@babelboard/platform';
import { CandidatesModule } from './candidates.module.js';
import { Candidate } from './entities/candidate.entity.js';
import { CandidateLanguage } from './entities/candidate-language.entity.js';
import { candidatesMigrations } from './migrations/index.js';
import { candidatesTexts } from './texts/candidates-texts.js';

export const candidatesContext = defineContext({
  name: 'candidates',
  module: CandidatesModule,
  entities: [Candidate, CandidateLanguage],
  migrations: candidatesMigrations,
  texts: candidatesTexts,
});
