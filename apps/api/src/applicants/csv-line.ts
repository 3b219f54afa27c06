/** What a spreadsheet takes for a formula, or for the end of a cell. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
/** The same behind what parts cells where lists are written with other signs, as in German: there a quoted comma protects nothing. */
const LATER_FORMULA = /(?<!^\s*)([;\t\r\n][\s\u00a0\ufeff"]*)(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20])/g;

/** A line of a table (RFC 4180); nothing in it is a formula to whoever opens it. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null || typeof value === 'number') {
    return String(value ?? '');
  }
  const text = value.replaceAll('\0', '').replace(LATER_FORMULA, "$1'");
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
