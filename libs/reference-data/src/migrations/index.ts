import { CreatePlaces20261121000100 } from './20261121000100-create-places.js';
import { CreateLanguagesAndEsco20261121000101 } from './20261121000101-create-languages-and-esco.js';

export const referenceDataMigrations = [CreatePlaces20261121000100, CreateLanguagesAndEsco20261121000101];
