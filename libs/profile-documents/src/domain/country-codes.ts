/** As the institutions of the European Union write these two countries. */
const OF_THE_UNION: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' };

/** ISO 3166-1 alpha-2 of what a file says; null where it says no country by its code. */
export function countryCodeOf(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? (OF_THE_UNION[code] ?? code) : null;
}
