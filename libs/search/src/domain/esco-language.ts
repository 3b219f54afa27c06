/** ESCO's codes of languages that have another one here. */
const ESCO_LANGUAGES: Record<string, string> = { no: 'nb', 'nl-BE': 'nl', gsw: 'de' };

/** The code under which ESCO has the names in a language. */
export function escoLanguage(code: string): string {
  return ESCO_LANGUAGES[code] ?? code;
}
