import type { UiLanguage } from '@babelboard/texts';

/** What a spreadsheet takes for a formula, or for the end of a cell. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
/** The same behind what parts cells for whoever opens the file with the other separator: there a quoted sign protects nothing. */
const LATER_FORMULA = {
  ',': /([;\t][\s\u00a0\ufeff"]*)(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20])/g,
  ';': /([,\t][\s\u00a0\ufeff"]*)(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20])/g,
};

/** A break within a cell ends the row for whoever opens the file with another separator than its own. */
const BREAKS = /\s*[\r\n\u0085\u2028\u2029]+\s*/g;

/** What parts the cells of a table: spreadsheets expect the sign with which people of that language write lists. */
export const SEPARATORS: Readonly<Record<UiLanguage, ',' | ';'>> = { en: ',', de: ';' };

/** A line of a table (RFC 4180 but for the separator); nothing in it is a formula to whoever opens it, and it is one line. */
export function csvLine(cells: readonly (string | number | null)[], separator: ',' | ';'): string {
  return `${cells.map((value) => cell(value, separator)).join(separator)}\r\n`;
}

function cell(value: string | number | null, separator: ',' | ';'): string {
  if (value === null || typeof value === 'number') {
    // Where a comma parts no cells it parts a number from its fraction.
    return String(value ?? '').replace('.', separator === ';' ? ',' : '.');
  }
  const text = value.replaceAll('\0', '').trim().replace(BREAKS, ' / ').replace(LATER_FORMULA[separator], "$1'");
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
