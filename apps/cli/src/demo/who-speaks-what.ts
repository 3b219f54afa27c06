const split = (table: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(table).map(([country, codes]) => [country, codes.split(' ')]));

/** Larger communities of speakers in a country: colleagues, patients and families there speak these too. */
const COMMUNITIES = split({
  DE: 'tr pl uk ro ar ru ku hr vi',
  AT: 'hr sr bs hu tr sk ro uk',
  CH: 'pt it sq ti es ta tr gsw',
  LI: 'it pt gsw tr',
  FR: 'ar pt es it am tr ku',
  BE: 'ar tr ro pl nl-BE it de',
  NL: 'pl uk ti ar tr bg so nl-BE',
  LU: 'pt lb de it',
  GB: 'pl ro pa ur bn hi so cy ta fa',
  IE: 'pl pt ro lt uk ga',
  ES: 'ar ro uk ca gl eu de zh',
  PT: 'uk hi bn pa ro',
  IT: 'ro uk sq ar zh tl bn',
  PL: 'uk be ru vi ka',
  SE: 'ar fa so fi ku ti ps bs',
  NO: 'pl lt uk ti so ar',
  DK: 'pl de uk ar fa so',
  FI: 'sv ru et uk so ar',
  CZ: 'uk vi sk ru',
  SK: 'hu uk cs',
  HU: 'uk sk ro de',
  RO: 'hu uk de',
  BG: 'tr ru uk',
  GR: 'sq ar uk ka bg',
  CY: 'ru el tr uk tl',
  MT: 'it tl hi sr mt',
  IS: 'pl lt tl',
  HR: 'bs sr uk tl',
  SI: 'hr bs sr it sq',
  EE: 'ru uk fi',
  LV: 'ru uk',
  LT: 'ru pl uk be',
  TR: 'ar ku fa ru az',
  UA: 'ru pl ro hu',
  MD: 'ru uk tr',
  BY: 'be pl uk',
  RU: 'uk kk az hy',
});

/** Languages of the guests that come most. */
const GUESTS = split({
  GR: 'de fr ru it he sr bg pl ro',
  TR: 'ru de ar uk fa kk',
  CY: 'ru he uk de pl',
  HR: 'de it cs sk hu pl',
  SI: 'de it hr hu nl',
  AT: 'nl cs hu pl it hr',
  CH: 'fr it de ja zh ar ko pt',
  FR: 'zh ja ar ko pt de it',
  MC: 'it ru ar de',
  ES: 'de nl sv no fi fr ru',
  PT: 'es fr de nl he',
  IT: 'de fr ru zh ja es',
  FI: 'zh ja sv de fr',
  SE: 'de no da fi nl',
  NO: 'de zh es fr nl',
  DK: 'de sv no nl zh',
  IS: 'pl de zh fr es',
  CZ: 'ru zh ko de he',
  HU: 'de zh vi ko he ro',
  PL: 'de uk ko he no',
  BG: 'ru de ro pl uk',
  GB: 'ar zh fr es hi',
  DE: 'zh ar nl da pl ru',
  NL: 'de fr zh es',
  BE: 'en de es zh',
  MT: 'it de fr es',
  AL: 'it de pl el',
  ME: 'ru de tr pl',
});

const OTHERS = ['uk', 'ru', 'ar', 'tr'];
const TRAVELLERS = ['de', 'fr', 'it', 'es', 'ru', 'zh', 'ja'];

export const communitiesOf = (iso2: string): readonly string[] => COMMUNITIES[iso2] ?? OTHERS;
export const guestsOf = (iso2: string): readonly string[] => GUESTS[iso2] ?? TRAVELLERS;
