import { ALL_WORDS } from '../../words/all-words.js';
import { once } from '../text/once.js';
import { plainWords } from '../text/words.js';

const OTHER_NAMES: Record<string, string> = {
  GB: 'uk | u.k. | great britain | england | scotland | wales | northern ireland | großbritannien | gran bretagna | royaume uni | angleterre | velká británie | wielka brytania | anglia | storbritannien | inglaterra | england uk',
  US: 'usa | u.s.a. | us | united states of america | états unis d amérique | vereinigte staaten von amerika | stany zjednoczone ameryki | eeuu | ee.uu.',
  NL: 'holland | the netherlands | holandia | holandsko | olanda',
  CZ: 'czech republic | česká republika | tschechische republik | république tchèque | čr',
  TR: 'turkey | türkiye | türkei | turquie | turquía',
  DE: 'brd | bundesrepublik deutschland',
  IE: 'republic of ireland | éire',
  SK: 'slovenská republika | slovak republic',
  RU: 'russian federation | российская федерация',
  MK: 'macedonia | mazedonien',
  BA: 'bosnia | bosna i hercegovina | bih | bosnien',
  MD: 'republica moldova | moldau',
  XK: 'kosovo',
  AE: 'uae | dubai',
};

/** The countries of the world, by their names in all languages of CVs. */
const names = once(() => {
  const codes = regionCodes();
  const found = new Map<string, string>();
  const add = (name: string, code: string) => {
    const key = plainWords(name);
    if (key !== '' && !found.has(key)) found.set(key, code);
  };
  for (const { language } of ALL_WORDS) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) add(display.of(code) ?? '', code);
  }
  for (const [code, others] of Object.entries(OTHER_NAMES)) for (const name of others.split('|')) add(name, code);
  return found;
});

/** Codes of Intl that are no countries: the European Union, the euro zone, the United Nations, outer seas. */
const NO_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'AN',
  'SU',
  'YU',
  'CS',
  'DD',
  'TP',
  'ZR',
  'BU',
  'FX',
  'NT',
  'VD',
  'YD',
  'HV',
  'DY',
  'NH',
  'RH',
  'UK',
]);

function regionCodes(): string[] {
  const display = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.has(code) && display.of(code) !== undefined);
}

/** The country that a text names, as a whole. */
export function countryNamed(text: string): string | null {
  return names().get(plainWords(text)) ?? null;
}

const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);

export function isUsState(text: string): boolean {
  return US_STATES.has(text.trim());
}

/** Where a CV in a language most probably comes from, the likeliest first. */
const HOMES: Record<string, readonly string[]> = {
  bg: ['BG'],
  ca: ['ES'],
  cs: ['CZ'],
  da: ['DK'],
  de: ['DE', 'AT', 'CH'],
  el: ['GR', 'CY'],
  en: ['GB', 'IE', 'US'],
  es: ['ES'],
  et: ['EE'],
  fi: ['FI'],
  fr: ['FR', 'BE', 'CH', 'LU'],
  hr: ['HR', 'BA', 'RS', 'ME'],
  hu: ['HU'],
  it: ['IT', 'CH'],
  lt: ['LT'],
  lv: ['LV'],
  nb: ['NO'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  pt: ['PT', 'BR'],
  ro: ['RO', 'MD'],
  ru: ['RU', 'UA', 'BY', 'LV', 'EE'],
  sk: ['SK'],
  sl: ['SI'],
  sr: ['RS', 'BA', 'ME'],
  sv: ['SE', 'FI'],
  tr: ['TR', 'CY'],
  uk: ['UA'],
};

export function homesOf(language: string | null): readonly string[] {
  return HOMES[language ?? ''] ?? [];
}
