/** Countries of Europe that are not on Central European Time, by ISO code; where a country has several zones, that of its capital. */
const ZONES: Readonly<Record<string, string>> = {
  BG: 'Europe/Sofia',
  BY: 'Europe/Minsk',
  CY: 'Asia/Nicosia',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FO: 'Atlantic/Faroe',
  GB: 'Europe/London',
  GG: 'Europe/Guernsey',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  IM: 'Europe/Isle_of_Man',
  IS: 'Atlantic/Reykjavik',
  JE: 'Europe/Jersey',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  MD: 'Europe/Chisinau',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  RU: 'Europe/Moscow',
  TR: 'Europe/Istanbul',
  UA: 'Europe/Kyiv',
};
const CENTRAL = 'Europe/Brussels';

/** The time zone of who has told none. @param iso2 of the country in which they live; elsewhere, and where none is known, Central European Time */
export function homeZone(iso2: string | undefined): string {
  return ZONES[iso2 ?? ''] ?? CENTRAL;
}
