/**
 * How VAT ids of a country look, by ISO 3166-1 alpha-2: prefix (Greece has its own), what follows it, and one to show.
 * European Union: European Commission, VIES, "What is the structure of a VAT identification number",
 * https://ec.europa.eu/taxation_customs/vies/#/faq. United Kingdom: HMRC, VATREG and notice 700, with government departments
 * (GD) and health authorities (HA). Switzerland and Liechtenstein: UID Register, https://www.uid.admin.ch (CHE- … MWST, TVA
 * or IVA). Norway: Skatteetaten, organisation number with MVA, where the prefix is not usual.
 */
const FORMATS: Record<string, { prefix: string; rest: RegExp; example: string }> = {
  AT: { prefix: 'AT', rest: /^U\d{8}$/, example: 'ATU12345678' },
  BE: { prefix: 'BE', rest: /^[01]\d{9}$/, example: 'BE0123456789' },
  BG: { prefix: 'BG', rest: /^\d{9,10}$/, example: 'BG123456789' },
  CY: { prefix: 'CY', rest: /^\d{8}[A-Z]$/, example: 'CY12345678L' },
  CZ: { prefix: 'CZ', rest: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { prefix: 'DE', rest: /^\d{9}$/, example: 'DE123456789' },
  DK: { prefix: 'DK', rest: /^\d{8}$/, example: 'DK12345678' },
  EE: { prefix: 'EE', rest: /^\d{9}$/, example: 'EE123456789' },
  ES: { prefix: 'ES', rest: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, example: 'ESX12345678' },
  FI: { prefix: 'FI', rest: /^\d{8}$/, example: 'FI12345678' },
  FR: { prefix: 'FR', rest: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR12345678901' },
  GR: { prefix: 'EL', rest: /^\d{9}$/, example: 'EL123456789' },
  HR: { prefix: 'HR', rest: /^\d{11}$/, example: 'HR12345678901' },
  HU: { prefix: 'HU', rest: /^\d{8}$/, example: 'HU12345678' },
  IE: { prefix: 'IE', rest: /^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/, example: 'IE1234567WA' },
  IT: { prefix: 'IT', rest: /^\d{11}$/, example: 'IT12345678901' },
  LT: { prefix: 'LT', rest: /^(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { prefix: 'LU', rest: /^\d{8}$/, example: 'LU12345678' },
  LV: { prefix: 'LV', rest: /^\d{11}$/, example: 'LV12345678901' },
  MT: { prefix: 'MT', rest: /^\d{8}$/, example: 'MT12345678' },
  NL: { prefix: 'NL', rest: /^\d{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { prefix: 'PL', rest: /^\d{10}$/, example: 'PL1234567890' },
  PT: { prefix: 'PT', rest: /^\d{9}$/, example: 'PT123456789' },
  RO: { prefix: 'RO', rest: /^\d{2,10}$/, example: 'RO1234567890' },
  SE: { prefix: 'SE', rest: /^\d{12}$/, example: 'SE123456789001' },
  SI: { prefix: 'SI', rest: /^\d{8}$/, example: 'SI12345678' },
  SK: { prefix: 'SK', rest: /^\d{10}$/, example: 'SK1234567890' },
  GB: { prefix: 'GB', rest: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, example: 'GB123456789' },
  CH: { prefix: 'CHE', rest: /^\d{9}(?:MWST|TVA|IVA)$/, example: 'CHE-123.456.789 MWST' },
  NO: { prefix: 'NO', rest: /^\d{9}(?:MVA)?$/, example: '123456789MVA' },
};

/** Countries within the VAT area of another one: Council Directive 2006/112/EC, article 7; Swiss MWSTG, article 3. */
const TAXED_WITH: Record<string, string> = { MC: 'FR', IM: 'GB', LI: 'CH' };
/** Companies in Northern Ireland trade with the Union under this prefix: Council Directive (EU) 2020/1756. */
const NORTHERN_IRELAND = /^XI(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/;
/** Elsewhere nobody knows the form. */
const ANYWHERE = /^[A-Z\d]{4,20}$/;

/**
 * Takes a VAT id as somebody typed it, with or without the prefix, and gives it in one form: capitals, prefix, no spaces and
 * separators (`CHE123456789MWST`); null where it is none of that country. Check digits are not computed.
 * @param country ISO 3166-1 alpha-2
 */
export function normaliseVatId(text: string, country: string): string | null {
  const compact = text.toUpperCase().replace(/[\s.\-/]/g, '');
  const format = FORMATS[TAXED_WITH[country] ?? country];
  if (format === undefined) {
    return ANYWHERE.test(compact) ? compact : null;
  }
  if (country === 'GB' && NORTHERN_IRELAND.test(compact)) {
    return compact;
  }
  const rest = compact.startsWith(format.prefix) ? compact.slice(format.prefix.length) : compact;
  return format.rest.test(rest) ? `${format.prefix}${rest}` : null;
}

/** A VAT id as they look in that country; null where nobody knows. @param country ISO 3166-1 alpha-2 */
export function exampleVatId(country: string): string | null {
  return FORMATS[TAXED_WITH[country] ?? country]?.example ?? null;
}
