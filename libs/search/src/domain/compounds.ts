/** Languages that write compounds as one word, by ISO code. */
const COMPOUNDING = ['de', 'nl', 'sv', 'da', 'nb', 'fi'] as const;

export type CompoundingLanguage = (typeof COMPOUNDING)[number];

/** What may stand between the parts: Vertrieb-s-leiter, Krankenhaus, kundtjänst-. */
const LINKS: Record<CompoundingLanguage, readonly string[]> = {
  de: ['', 's', 'es', 'n', 'en', 'er', 'e'],
  nl: ['', 's', 'en', 'n', 'e'],
  sv: ['', 's', 'o', 'a', 'u', 'e'],
  da: ['', 's', 'e', 'er'],
  nb: ['', 's', 'e', 'er'],
  fi: ['', 'n', 'en'],
};

const SHORTEST_HEAD = 4;
const SHORTEST_FIRST = 3;
/** From this length on a known head is enough: what stands before it may be any word. */
const TELLING_HEAD = 6;

export function isCompounding(language: string): language is CompoundingLanguage {
  return (COMPOUNDING as readonly string[]).includes(language);
}

/**
 * The parts of a folded compound, the first part first: `softwareentwickler` gives `software` and `entwickler`. The longest
 * known head wins. Of an unknown first part only the head is told; a word without a known head gives none.
 * @param known whether a folded word is one of the language
 */
export function partsOfCompound(
  word: string,
  language: CompoundingLanguage,
  known: (word: string) => boolean,
): string[] {
  let headAlone: string[] = [];
  for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_HEAD; at += 1) {
    const head = word.slice(at);
    if (!known(head)) {
      continue;
    }
    const start = word.slice(0, at);
    const first = LINKS[language]
      .filter((link) => start.endsWith(link))
      .map((link) => start.slice(0, start.length - link.length))
      .find((part) => part.length >= SHORTEST_FIRST && known(part));
    if (first !== undefined) {
      return [first, head];
    }
    if (headAlone.length === 0 && head.length >= TELLING_HEAD && start.length > SHORTEST_FIRST) {
      headAlone = [head];
    }
  }
  return headAlone;
}
