/**
 * The form in which texts are compared that shall be spelled alike: case, width ("Ｊａｖａ") and blanks do not count, accents and signs do
 * ("C#" is not "C").
 */
export function foldSpelling(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
