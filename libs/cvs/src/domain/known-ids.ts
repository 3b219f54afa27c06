/** What names and codes mean here; null for what the board does not know. */
export interface KnownIds {
  /** By ISO 639 code. */
  language(code: string): number | null;
  /** By ISO 3166-1 alpha-2 code. */
  country(code: string): number | null;
  /** By a name in a language (ISO 639-1). */
  skill(name: string, language: string | null): number | null;
}
