import { defineContext } from '@babelboard/platform';
import { IndexnowModule } from './indexnow.module.js';
import { indexnowMigrations } from './migrations/index.js';

export const indexnowContext = defineContext({
  name: 'indexnow',
  module: IndexnowModule,
  migrations: indexnowMigrations,
  tables: ['indexnow_offer'],
});
