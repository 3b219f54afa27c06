const NAMES: Readonly<Record<string, string>> = { '^': '^^', '"': "^'", '\n': '^n' };

/**
 * Text for a parameter of a calendar's line, as `CN`. A quote ends such a value, and RFC 5545 knows nothing that would escape it:
 * what follows one would be read as another address.
 * @see https://www.rfc-editor.org/rfc/rfc6868
 */
export function parameterValue(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\^"\n]/g, (found) => NAMES[found] ?? '');
}
