/** What may stand between the parts of a compound in any of the languages that have them. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e'];

/** Parts that are shorter make words of a chance. */
const SHORTEST_PART = 4;

/** Ways to write a folded word as two: `softwareentwickler` as `software` and `entwickler`. Most are nonsense that no offer has. */
export function writtenApart(word: string): [first: string, second: string][] {
  const pairs: [string, string][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const start = word.slice(0, at);
    for (const link of LINKS) {
      if (start.endsWith(link) && start.length - link.length >= SHORTEST_PART) {
        pairs.push([start.slice(0, start.length - link.length), word.slice(at)]);
      }
    }
  }
  return pairs;
}

/** Ways to write two neighbours as one word: `lager mitarbeiter`, `vertrieb leiter` (vertriebsleiter); numbers stand alone. */
export function writtenTogether(first: string, second: string): string[] {
  return /\d/.test(first + second) || first.length < SHORTEST_PART - 1 || second.length < SHORTEST_PART
    ? []
    : LINKS.map((link) => first + link + second);
}
