import { defineContext } from '@babelboard/platform';
import { ApplicationsModule } from './applications.module.js';
import { applicationsMigrations } from './migrations/index.js';
import { slices } from './slices.js';
import { applicationsTexts } from './texts/applications-texts.js';

export const applicationsContext = defineContext({
  name: 'applications',
  module: ApplicationsModule,
  entities: slices.flatMap(({ entities }) => entities),
  tables: ['erased_application_count'],
  migrations: applicationsMigrations,
  events: slices.flatMap(({ events }) => events),
  texts: applicationsTexts,
});
