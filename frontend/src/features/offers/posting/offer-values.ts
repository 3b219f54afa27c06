import { type CompanyOffer, reviseOfferRequest } from '@babelboard/wire';

const FIELDS = [
  'title',
  'language',
  'places',
  'remote',
  'languages',
  'skills',
  'experience',
  'working_language',
  'description',
  'employment_type',
  'salary',
  'collective_agreement',
  'apply',
  'kind',
  'step',
] as const satisfies readonly (keyof CompanyOffer)[];

/** What is edited of an offer, as it is sent. */
export type OfferValues = Pick<CompanyOffer, (typeof FIELDS)[number]>;
export type OfferField = keyof OfferValues;

export type AskedLanguage = OfferValues['languages'][number];
export type OfferPlace = OfferValues['places'][number];
export type OfferSalary = NonNullable<OfferValues['salary']>;

/** An offer of which nothing is known yet. Its language neither: the server recognises it by the text, whatever language the page is in. */
export function emptyOffer(): OfferValues {
  return {
    title: '',
    language: null,
    places: [],
    remote: null,
    languages: [],
    skills: [],
    experience: null,
    working_language: null,
    description: '',
    employment_type: [],
    salary: null,
    collective_agreement: '',
    apply: { here: true },
    kind: 'vacancy',
    step: 1,
  };
}

export function valuesOf(offer: CompanyOffer): OfferValues {
  // As the schema writes it, so that what is typed and what came back can be compared.
  const written = (field: OfferField) => reviseOfferRequest.shape[field].safeParse(offer[field]).data ?? offer[field];
  return Object.fromEntries(FIELDS.map((field) => [field, written(field)])) as unknown as OfferValues;
}
