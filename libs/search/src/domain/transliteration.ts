import { foldLetters } from '@babelboard/platform';

/** Letters with two usual spellings: as passports have them (ELOT 743, KMU 2010, the Bulgarian law), and as people type. */
const GREEK: { [letters: string]: [string, string] } = {
  ου: ['ou', 'u'],
  αυ: ['af', 'au'],
  ευ: ['ef', 'eu'],
  μπ: ['b', 'mp'],
  ντ: ['nt', 'd'],
  γκ: ['gk', 'g'],
  γγ: ['ng', 'gg'],
  ει: ['ei', 'i'],
  οι: ['oi', 'i'],
  αι: ['ai', 'e'],
  α: ['a', 'a'],
  β: ['v', 'b'],
  γ: ['g', 'g'],
  δ: ['d', 'd'],
  ε: ['e', 'e'],
  ζ: ['z', 'z'],
  η: ['i', 'i'],
  θ: ['th', 'th'],
  ι: ['i', 'i'],
  κ: ['k', 'k'],
  λ: ['l', 'l'],
  μ: ['m', 'm'],
  ν: ['n', 'n'],
  ξ: ['x', 'ks'],
  ο: ['o', 'o'],
  π: ['p', 'p'],
  ρ: ['r', 'r'],
  σ: ['s', 's'],
  τ: ['t', 't'],
  υ: ['y', 'i'],
  φ: ['f', 'f'],
  χ: ['ch', 'x'],
  ψ: ['ps', 'ps'],
  ω: ['o', 'w'],
};

const CYRILLIC: { [letters: string]: [string, string] } = {
  а: ['a', 'a'],
  б: ['b', 'b'],
  в: ['v', 'v'],
  г: ['g', 'h'],
  ґ: ['g', 'g'],
  д: ['d', 'd'],
  ђ: ['dj', 'dj'],
  е: ['e', 'e'],
  є: ['ie', 'ye'],
  ж: ['zh', 'zh'],
  з: ['z', 'z'],
  и: ['i', 'y'],
  і: ['i', 'i'],
  ї: ['i', 'yi'],
  й: ['y', 'i'],
  ј: ['j', 'j'],
  к: ['k', 'k'],
  л: ['l', 'l'],
  љ: ['lj', 'lj'],
  м: ['m', 'm'],
  н: ['n', 'n'],
  њ: ['nj', 'nj'],
  о: ['o', 'o'],
  п: ['p', 'p'],
  р: ['r', 'r'],
  с: ['s', 's'],
  т: ['t', 't'],
  ћ: ['c', 'c'],
  у: ['u', 'u'],
  ф: ['f', 'f'],
  х: ['h', 'kh'],
  ц: ['ts', 'c'],
  ч: ['ch', 'ch'],
  џ: ['dz', 'dz'],
  ш: ['sh', 'sh'],
  щ: ['sht', 'shch'],
  ъ: ['a', ''],
  ы: ['y', 'i'],
  ь: ['', ''],
  э: ['e', 'e'],
  ю: ['yu', 'iu'],
  я: ['ya', 'ia'],
};

const LETTERS = new Map(Object.entries({ ...GREEK, ...CYRILLIC }));

/** Greek or Cyrillic letters. */
const OTHER_SCRIPT = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** How people write a folded Greek or Cyrillic word with Latin letters, two ways where they differ; none for other words. */
export function latinSpellings(folded: string): string[] {
  if (!OTHER_SCRIPT.test(folded)) {
    return [];
  }
  const spellings: [string, string] = ['', ''];
  for (let at = 0; at < folded.length; ) {
    const pair = LETTERS.get(folded.slice(at, at + 2));
    const one = folded.charAt(at);
    const [passport, typed] = pair ?? LETTERS.get(one) ?? [one, one];
    spellings[0] += passport;
    spellings[1] += typed;
    at += pair === undefined ? 1 : 2;
  }
  return [...new Set(spellings)].filter((spelling) => spelling !== '');
}

/** Letters that folding takes the marks off, as people write them who lack the keys. */
const TWO_LETTERS: { [letter: string]: string } = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** A word as written with two letters for each that has a mark of German or Nordic languages: `Tønder` as `toender`; none without such a letter. */
export function twoLetterSpellings(raw: string): string[] {
  const lower = raw.normalize('NFC').toLowerCase();
  const spelling = lower.replace(/[äöüåø]/g, (letter) => TWO_LETTERS[letter] ?? letter);
  return spelling === lower ? [] : [foldLetters(spelling)];
}
