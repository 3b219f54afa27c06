/** The English name of a language: its slug with blanks, as reference data has it. */
export function languageName(slug: string): string {
  return slug.replaceAll('_', ' ');
}
