/** More than any pay. */
const MOST = 99_999_999;

/** Blanks of all widths and the Swiss apostrophe stand between thousands alone. */
const BLANK_GROUPS = /^\d{1,3}(?:[\s'’]\d{3})+(?=$|[.,])/;
const WHOLE = /^\d+$/;
const DOT_GROUPS = /^\d{1,3}(?:\.\d{3})+$/;
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3})+$/;
const CENTS = /^(.+)[.,](\d{1,2})$/;

/**
 * The amount that somebody has typed, with thousands and cents as their language parts them or as the other ones do: 13,50, 13.50, 1.350, 45 000.
 * Three digits behind what parts cents in the language of the page may be either.
 * @param decimal what parts cents in the language of the page
 * @returns null where nothing is typed; `unclear` where it may be several amounts, or is none
 */
export function readAmount(typed: string, decimal: string): number | null | 'unclear' {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  const [blanks = ''] = BLANK_GROUPS.exec(trimmed) ?? [];
  const text = blanks.replace(/\D/g, '') + trimmed.slice(blanks.length);
  const [, before = text, cents = ''] = CENTS.exec(text) ?? [];
  const whole = wholeOf(before, cents === '' ? '' : text.charAt(before.length), decimal);
  const amount = whole === null ? Number.NaN : Number(`${whole}.${cents || '0'}`);
  return amount <= MOST ? amount : 'unclear';
}

/** Its digits. @param separator that of the cents; empty where there are none */
function wholeOf(text: string, separator: string, decimal: string): string | null {
  if (WHOLE.test(text)) return text;
  const groups = DOT_GROUPS.test(text) ? '.' : COMMA_GROUPS.test(text) ? ',' : null;
  if (groups === null || groups === separator) return null;
  // 1.350.000 has thousands for certain, and so has 1.350,00.
  const isCertain = separator !== '' || text.split(groups).length > 2 || groups !== decimal;
  return isCertain ? text.replaceAll(groups, '') : null;
}
