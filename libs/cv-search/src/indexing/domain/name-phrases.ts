import type { Span } from './spans.js';
import { plainWord, type WrittenWord, writtenWords } from './written-words.js';

/** Forms of law: a company is known without them, too. */
const FORMS =
  /[\s,]+(?:gmbh(?:\s*&\s*co\.?\s*kg)?|ag|kg|ohg|gbr|e\.?\s?v\.?|se|ltd\.?|limited|llc|llp|plc|inc\.?|corp\.?|s\.?a\.?s?\.?|s\.?a\.?r\.?l\.?|s\.?r\.?l\.?s?|s\.?p\.?a\.?|s\.?l\.?u?\.?|s\.?c\.?|lda\.?|b\.?v\.?|n\.?v\.?|ab|a\/s|aps|asa?|oyj?|sp\.?\s?z\s?o\.?\s?o\.?|s\.?r\.?o\.?|a\.?s\.?|spol\.|d\.?o\.?o\.?|d\.?d\.?|kft\.?|zrt\.?|nyrt\.?|bt\.?|e?ood|ead|ад|е?оод|тов|ооо|зат|пат|тзов|uab|sia|oü|ou|a\.?ş\.?|ltd\.?\s?şti\.?|α\.?ε\.?|ε\.?π\.?ε\.?|ο\.?ε\.?)\.?$/iu;
/** What follows the name: a place, a department. */
const ADDITION = /\s*(?:[,(|/•·]|\s[–—-]\s).*$/u;
const SHORTEST = 2;
const SHORTEST_PART = 3;

/** Finds names of several words: employers, schools, handles. */
export class NamePhrases {
  /** By their first word. */
  private readonly phrases = new Map<string, string[][]>();

  /** @param exact are looked for as they are; of `organisations` also without their form of law and without what follows the name */
  constructor({ exact, organisations }: { exact: readonly string[]; organisations: readonly string[] }) {
    const all = new Set([...exact, ...organisations.flatMap(variantsOf)].map((name) => wordsOf(name).join(' ')));
    for (const phrase of all) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      if (phrase.length >= SHORTEST) this.phrases.set(first, [...(this.phrases.get(first) ?? []), words]);
    }
  }

  /** @param written all words of the text in their order */
  spansIn(written: readonly WrittenWord[]): Span[] {
    if (this.phrases.size === 0) return [];
    const plain = written.map(({ raw }) => plainWord(raw));
    return written.flatMap(({ start }, at) => {
      const found = (this.phrases.get(plain[at] ?? '') ?? []).filter((words) =>
        words.every((word, next) => plain[at + next] === word),
      );
      const longest = Math.max(0, ...found.map((words) => words.length));
      const last = written[at + longest - 1];
      return longest === 0 || last === undefined ? [] : [{ start, end: last.end }];
    });
  }
}

function wordsOf(name: string): string[] {
  return writtenWords(name).map(({ raw }) => plainWord(raw));
}

/** "Beispielwerk AG, Halle" is "Beispielwerk", too; one word alone only where a form of law says that it is a name. */
function variantsOf(name: string): string[] {
  const short = name.replace(ADDITION, '').trim();
  const isPart = (part: string) => part.length >= SHORTEST_PART && wordsOf(part).length > 1;
  const bare = [name, short].flatMap((one) => {
    const without = one.replace(FORMS, '').trim();
    return without === one || without.length < SHORTEST ? [] : [without];
  });
  return [name, ...(isPart(short) ? [short] : []), ...bare];
}
