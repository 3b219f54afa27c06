/** What the catalogue adds to tell two of one name apart: "Python (computer programming)". */
const BRACKETS = /\s*\([^)]*\)\s*$/;

/** What a CV calls a skill, where the skill is known by another name; null where it is the same word. */
export function ownWord(passage: string, name: string): string | null {
  const word = passage.trim();
  return word === '' || folded(word) === folded(name) ? null : word;
}

function folded(text: string): string {
  return text
    .replace(BRACKETS, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}+#]/gu, '')
    .toLowerCase();
}
