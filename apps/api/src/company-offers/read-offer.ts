import { LANGUAGE_LEVELS } from '@babelboard/language-check';
import type { PostedFields } from '@babelboard/offers';
import type { CreateOfferRequest } from '@babelboard/wire';
import { LEVEL_RANKS } from '../auth/level-ranks.js';
import { InvalidInput } from '../problems/invalid-input.js';

type WireOffer = Omit<CreateOfferRequest, 'step'>;
type WireLanguage = NonNullable<WireOffer['languages']>[number];
type Asked = PostedFields['languages'][number];

/** What the wire calls the fields of an offer. */
export const OFFER_NAMES = {
  title: 'title',
  descriptionHtml: 'description',
  kind: 'kind',
  places: 'places',
  remote: 'remote',
  languages: 'languages',
  skillIds: 'skills',
  experience: 'experience',
  employmentTypes: 'employment_type',
  adLanguageId: 'language',
  workingLanguageId: 'working_language',
  salary: 'salary',
  collectiveAgreement: 'collective_agreement',
  apply: 'apply',
} as const satisfies Record<keyof PostedFields, keyof WireOffer>;

/** What a request says of an offer; what it does not name is left out. @throws InvalidInput at a level that contradicts itself */
export function readOffer(wire: WireOffer): Partial<PostedFields> {
  const { places, languages } = wire;
  const given = wire as Readonly<Record<string, unknown>>;
  const plain = Object.entries(OFFER_NAMES).flatMap(([name, wireName]) =>
    given[wireName] === undefined ? [] : [[name, given[wireName]] as const],
  );
  return {
    ...Object.fromEntries(plain),
    ...(places && { places: places.map(({ city_id, country_id }) => ({ cityId: city_id, countryId: country_id })) }),
    ...(languages && { languages: languages.map(readLanguage) }),
  };
}

/** What a client means that says no more than the level. */
const RANKS = { 1: LEVEL_RANKS.A2, 2: LEVEL_RANKS.B2, 3: LEVEL_RANKS.C1, 4: LANGUAGE_LEVELS.motherTongue } as const;

function readLanguage({ language, level, cefr, mandatory, one_of, recognised }: WireLanguage, index: number): Asked {
  const rank = cefr === null ? (level === null ? null : RANKS[level]) : LEVEL_RANKS[cefr];
  if (cefr !== null && rank !== null && Math.ceil(rank / 2) !== level) {
    throw new InvalidInput([{ path: `languages.${index}.cefr`, code: 'LEVEL_MISMATCH', params: {} }]);
  }
  return { languageId: language, level: rank, mandatory, recognised, oneOfGroup: one_of };
}
