/** The id that a tag is; undefined where it is a slug or a word. */
export function tagNumber(tag: number | string): number | undefined {
  return /^-?\d+$/.test(String(tag)) ? Number(tag) : undefined;
}
