import { defineContext } from '@babelboard/platform';
import { searchMigrations } from './migrations/index.js';
import { SearchModule } from './search.module.js';
import { searchTexts } from './texts/search-texts.js';

export const searchContext = defineContext({
  name: 'search',
  module: SearchModule,
  migrations: searchMigrations,
  tables: ['search_dirty_offer', 'search_rebuild', 'search_rebuild_change', 'search_index.*', 'search_tools.*'],
  texts: searchTexts,
});
