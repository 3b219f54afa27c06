const LONGEST_HEADING = 60;
const MOST_WORDS = 8;

/** As short as headings are. */
export function isShort(text: string): boolean {
  return text.length <= LONGEST_HEADING && text.split(/\s+/).length <= MOST_WORDS;
}
