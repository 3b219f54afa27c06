export { distanceInKm } from './domain/cities-around.js';
export { cityNameIn, type Named, type NameIn, nameIn } from './domain/name-in.js';
export { normalisePlaceName } from './domain/place-name.js';
export { type EscoConcept, EscoConcepts } from './queries/esco-concepts.js';
export { type FoundPlace, Gazetteer, type PlaceFinder, type PlaceText } from './queries/gazetteer.js';
export { keepUntilReload } from './queries/keep-until-reload.js';
export { ReferenceCatalogue } from './queries/reference-catalogue.js';
export type { CityRecord, CountryRecord, LanguageRecord, SkillRecord } from './queries/reference-records.js';
export { countryUnknown } from './reference-data.errors.js';
