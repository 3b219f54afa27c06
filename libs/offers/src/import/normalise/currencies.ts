const ISO_4217 = new Set(Intl.supportedValuesOf('currency'));

/** Signs that stand for one currency in Europe; `kr` is told apart by the country. */
const SIGNS: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  fr: 'CHF',
  sfr: 'CHF',
  lei: 'RON',
  '₺': 'TRY',
  '₴': 'UAH',
  лв: 'BGN',
};

const CROWNS: Record<string, string> = { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' };

/** Takes a code or sign ("GBP", "gbp", "£") and gives the ISO 4217 code, or null. `country` is an ISO 3166 code. */
export function currencyCode(text: string, country: string | null): string | null {
  const word = text.trim().replace(/\.$/, '');
  const code = word.toUpperCase();
  if (ISO_4217.has(code)) {
    return code;
  }
  const sign = word.toLowerCase();
  return sign === 'kr' ? (CROWNS[country?.toUpperCase() ?? ''] ?? null) : (SIGNS[sign] ?? null);
}

/** Units of these that buy what one euro buys, roughly: for judging whether an amount can be a salary. */
const SMALL_UNITS: Record<string, number> = {
  CZK: 25,
  SEK: 11,
  NOK: 11,
  DKK: 7.5,
  ISK: 150,
  HUF: 400,
  PLN: 4.3,
  RON: 5,
  RSD: 117,
  UAH: 45,
  TRY: 40,
  ALL: 100,
  MKD: 61,
  RUB: 90,
  MDL: 20,
  AMD: 430,
  GEL: 3,
  JPY: 160,
  INR: 95,
};

/** How many units of a currency make about one euro; 1 where it is not known to be a small one. */
export function unitsPerEuro(currency: string): number {
  return SMALL_UNITS[currency] ?? 1;
}
