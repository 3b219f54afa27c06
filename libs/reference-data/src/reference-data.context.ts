import { defineContext } from '@babelboard/platform';
import { referenceDataMigrations } from './migrations/index.js';
import { ReferenceDataModule } from './reference-data.module.js';
import { referenceDataTexts } from './texts/reference-data-texts.js';

export const referenceDataContext = defineContext({
  name: 'reference-data',
  module: ReferenceDataModule,
  migrations: referenceDataMigrations,
  tables: [
    'city',
    'country',
    'currency',
    'exchange_rate',
    'isco_group',
    'language',
    'occupation',
    'occupation_label',
    'place_alias',
    'place_slug',
    'reference_data_part',
    'region',
    'sector',
    'skill',
    'skill_group',
    'skill_label',
  ],
  texts: referenceDataTexts,
});
