/** What stands around an amount: blanks of all kinds, apostrophes between digits (Swiss), signs and codes of currencies. */
const AROUND =
  /[\s\u00a0\u202f'’]|\p{Sc}|(?<![\p{L}])(?:EUR|CHF|GBP|USD|PLN|CZK|HUF|RON|BGN|SEK|NOK|DKK|ISK|RSD|UAH|TRY|kr|zł|Kč|Ft|lei)(?![\p{L}])/giu;

/** More than any pay. */
const MOST = 99_999_999;

/**
 * An amount of money as people of Europe write it: `13,50`, `13.5`, `1.350`, `45 000`, `45’000`, `€ 3.400,50`. The last separator parts cents
 * where one or two digits follow; three digits behind it are thousands. Null where nothing is written; NaN where it is no single amount.
 */
export function readAmount(text: string): number | null {
  const bare = text.replace(AROUND, '');
  if (bare === '') return null;
  const parts = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare);
  const whole = parts?.[1] ?? '';
  if (!/^\d+$|^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole)) return Number.NaN;
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${parts?.[2] ?? '0'}`);
  return amount > MOST ? Number.NaN : amount;
}
