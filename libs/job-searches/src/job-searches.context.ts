import { defineContext } from '@babelboard/platform';
import { LatestSearch } from './entities/latest-search.entity.js';
import { JobSearchesModule } from './job-searches.module.js';
import { jobSearchesMigrations } from './migrations/index.js';
import { jobSearchesTexts } from './texts/job-searches-texts.js';

export const jobSearchesContext = defineContext({
  name: 'job-searches',
  module: JobSearchesModule,
  entities: [LatestSearch],
  migrations: jobSearchesMigrations,
  texts: jobSearchesTexts,
});
