export interface Market {
  /** Share of the offers against other countries. */
  weight: number;
  /** Spoken languages of the country, the usual working language first. */
  spoken: readonly string[];
  /** Gross yearly pay of a full-time employee, rounded from Eurostat and national statistics of 2023–2025. */
  median: number;
  currency: string;
  period: 'year' | 'month';
  /** Share of ads for hourly work that name the pay per hour. */
  hourly: number;
}

const market = (
  weight: number,
  spoken: string,
  median: number,
  currency: string,
  period: 'year' | 'month',
  hourly = 0,
): Market => ({ weight, spoken: spoken.split(' '), median, currency, period, hourly });

/** By ISO 3166-1 alpha-2 code. A country that is not here gets English ads without a salary. */
export const MARKETS: Record<string, Market> = {
  DE: market(13, 'de', 48_000, 'EUR', 'year', 0.6),
  GB: market(8, 'en', 36_500, 'GBP', 'year', 0.6),
  FR: market(9, 'fr', 37_000, 'EUR', 'year'),
  ES: market(8, 'es', 28_000, 'EUR', 'year'),
  IT: market(7, 'it', 31_500, 'EUR', 'year'),
  NL: market(7, 'nl', 46_000, 'EUR', 'month', 0.5),
  BE: market(5, 'nl fr', 47_000, 'EUR', 'month'),
  CH: market(6, 'de', 82_000, 'CHF', 'year'),
  AT: market(5, 'de', 47_000, 'EUR', 'month'),
  PT: market(6.5, 'pt', 20_500, 'EUR', 'month'),
  PL: market(6.5, 'pl', 98_000, 'PLN', 'month'),
  SE: market(4.5, 'sv', 456_000, 'SEK', 'month'),
  NO: market(3.5, 'no', 640_000, 'NOK', 'year', 0.3),
  DK: market(3.5, 'da', 530_000, 'DKK', 'month', 0.3),
  FI: market(3, 'fi', 43_000, 'EUR', 'month', 0.4),
  IE: market(3.5, 'en', 46_000, 'EUR', 'year', 0.4),
  CZ: market(4, 'cs', 570_000, 'CZK', 'month'),
  RO: market(3.5, 'ro', 108_000, 'RON', 'month'),
  GR: market(3.5, 'el', 19_000, 'EUR', 'month'),
  HU: market(3, 'hu', 7_600_000, 'HUF', 'month'),
  BG: market(3, 'bg', 15_500, 'EUR', 'month'),
  SK: market(1.4, 'sk', 19_000, 'EUR', 'month'),
  HR: market(1.4, 'hr', 23_000, 'EUR', 'month'),
  SI: market(1, 'sl', 29_000, 'EUR', 'month'),
  RS: market(1.1, 'sr', 1_750_000, 'RSD', 'month'),
  BA: market(0.6, 'bs hr sr', 27_000, 'BAM', 'month'),
  MK: market(0.6, 'mk sq', 840_000, 'MKD', 'month'),
  ME: market(0.4, 'sr', 14_500, 'EUR', 'month'),
  AL: market(0.6, 'sq', 1_000_000, 'ALL', 'month'),
  XK: market(0.4, 'sq sr', 8_400, 'EUR', 'month'),
  EE: market(1.1, 'et ru', 25_000, 'EUR', 'month'),
  LV: market(1, 'lv ru', 21_000, 'EUR', 'month'),
  LT: market(1.1, 'lt', 27_000, 'EUR', 'month'),
  LU: market(1.2, 'fr lb de', 62_000, 'EUR', 'year'),
  MT: market(0.9, 'en mt', 25_000, 'EUR', 'year', 0.3),
  CY: market(0.9, 'el', 25_000, 'EUR', 'month'),
  IS: market(0.6, 'is', 9_900_000, 'ISK', 'month'),
  TR: market(1.3, 'tr', 720_000, 'TRY', 'month'),
  UA: market(1, 'uk', 340_000, 'UAH', 'month'),
  MD: market(0.6, 'ro ru', 195_000, 'MDL', 'month'),
  BY: market(0.5, 'ru be', 29_000, 'BYN', 'month'),
  RU: market(0.5, 'ru', 1_150_000, 'RUB', 'month'),
  LI: market(0.3, 'de', 82_000, 'CHF', 'year'),
  AD: market(0.3, 'ca es', 29_000, 'EUR', 'month'),
  MC: market(0.3, 'fr', 45_000, 'EUR', 'year'),
};

/** Towns that live on guests: there the hospitality and travel ads are. Names as in GeoNames. */
export const RESORTS: Record<string, readonly string[]> = {
  CH: ['Zermatt', 'Davos', 'Interlaken', 'Luzern', 'Lucerne', 'Locarno', 'Montreux'],
  AT: ['Kitzbühel', 'Zell am See', 'Innsbruck', 'Salzburg'],
  DE: ['Garmisch-Partenkirchen', 'Baden-Baden', 'Konstanz', 'Rostock'],
  FR: ['Chamonix-Mont-Blanc', 'Nice', 'Cannes', 'Biarritz', 'Lourdes', 'Saint-Tropez'],
  ES: ['Palma', 'Ibiza', 'Benidorm', 'Adeje', 'Maspalomas', 'Marbella', 'Torremolinos'],
  PT: ['Albufeira', 'Funchal', 'Faro', 'Portimão'],
  IT: ['Sorrento', 'Rimini', 'Riccione', 'Bolzano', 'Taormina', 'Venice'],
  GR: ['Irákleion', 'Heraklion', 'Ródos', 'Rhodes', 'Corfu', 'Chaniá', 'Chania'],
  NO: ['Tromsø', 'Bergen', 'Ålesund', 'Lillehammer'],
  FI: ['Rovaniemi'],
  SE: ['Visby', 'Kiruna'],
  BG: ['Varna', 'Burgas', 'Bansko'],
  HR: ['Dubrovnik', 'Split', 'Zadar'],
  TR: ['Antalya', 'Bodrum', 'Alanya', 'Marmaris'],
  CY: ['Paphos', 'Limassol', 'Larnaca'],
  PL: ['Zakopane', 'Sopot'],
  CZ: ['Karlovy Vary'],
  HU: ['Siófok'],
  SI: ['Bled'],
  ME: ['Budva'],
  MK: ['Ohrid'],
};
