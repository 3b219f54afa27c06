import { defineContext } from '@babelboard/platform';
import { CvSearchModule } from './cv-search.module.js';
import { cvSearchMigrations } from './migrations/index.js';
import { cvSearchTexts } from './texts/cv-search-texts.js';

export const cvSearchContext = defineContext({
  name: 'cv-search',
  module: CvSearchModule,
  migrations: cvSearchMigrations,
  texts: cvSearchTexts,
});
