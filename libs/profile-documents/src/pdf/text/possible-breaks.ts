const VOWEL = /[\p{L}]/u;
const SOFT_HYPHEN = '\u00AD';
const BREAK = '\u200B';
/** Words longer than this may be broken: shorter ones fit every column. */
const LONG = 18;
/** Letters that stay together at either end. */
const ENDS = 5;

/** Where long words and addresses may be broken: words by soft hyphens between their letters, addresses after their signs. */
export function withPossibleBreaks(text: string): string {
  return text.replace(/\S+/gu, (word) => {
    if (word.length <= LONG) return word;
    return /^\p{L}+[\p{P}]*$/u.test(word)
      ? hyphenated(word)
      : word.replace(/([/.@_?=&:-]+)(?=[\p{L}\p{N}])/gu, `$1${BREAK}`);
  });
}

/** Between a letter and a consonant that begins a syllable: before a consonant with a vowel after it. Alphabets with vowels only. */
function hyphenated(word: string): string {
  const letters = [...word.matchAll(/\p{L}\p{M}*|./gsu)].map(([letter]) => letter);
  return letters
    .map((letter, index) => {
      const isInside = index >= ENDS && index <= letters.length - ENDS;
      const begins = isInside && !isVowel(letter) && isVowel(letters[index + 1] ?? '');
      return begins && VOWEL.test(letter) ? SOFT_HYPHEN + letter : letter;
    })
    .join('');
}

function isVowel(letter: string): boolean {
  return /^[aeiouyаеиоуыэюяєіїαεηιουω]$/.test(letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}
