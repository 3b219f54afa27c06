import { CreatePlaces20261121000100 } from './20261121000100-create-places.js';
import { CreateLanguagesAndEsco20261121000101 } from './20261121000101-create-languages-and-esco.js';
import { AddCountryLanguagesAndOccupationSlugs20261122000101 } from './20261122000101-add-country-languages-and-occupation-slugs.js';
import { CreateExchangeRates20261122000102 } from './20261122000102-create-exchange-rates.js';
import { KeepEscoNamesAndRelations20261125000101 } from './20261125000101-keep-esco-names-and-relations.js';
import { KeepWordsBesideNames20261126000201 } from './20261126000201-keep-words-beside-names.js';

export const referenceDataMigrations = [
  CreatePlaces20261121000100,
  CreateLanguagesAndEsco20261121000101,
  AddCountryLanguagesAndOccupationSlugs20261122000101,
  CreateExchangeRates20261122000102,
  KeepEscoNamesAndRelations20261125000101,
  KeepWordsBesideNames20261126000201,
];
