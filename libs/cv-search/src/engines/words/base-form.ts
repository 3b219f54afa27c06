/** Shorter words have no endings that could be told from their stems. */
const SHORTEST = 5;

type Rule = readonly [ending: RegExp, replacement: string];

/** One word for whoever does the work, in Latin letters; what comes first is looked for in what the rules before have made. */
const LATIN: readonly Rule[] = [
  // Plurals: nurses, vendeuses, camareras.
  [/(?<=^.{3,}[^su])s$/, ''],
  // Kauffrau, Kaufleute; salesman, saleswomen; waitress.
  [/(?<=kauf|fach)(?:frau(?:en)?|leute|manner)$/, 'mann'],
  [/(?<=^.{4,})(?:wom[ae]n|men)$/, 'man'],
  [/(?<=wait)resse?$/, 'er'],
  // Krankenpflegerin, Köchinnen; medewerkster; sjuksköterska, sjuksköterskor.
  [/(?<=^.{3,}[^aeiou])in(?:nen)?$/, ''],
  [/(?<=^.{3,}k)ster$/, 'er'],
  [/(?<=^.{3,})ersk(?:a|an|or|orna)$/, 'ar'],
  // Développeuse, opératrice (opérateur, operatore, operator), technicienne.
  [/(?<=^.{3,})euse$/, 'eur'],
  [/(?<=^.{3,})(?:tric[ei]|teur|tor[ei])$/, 'tor'],
  [/(?<=^.{3,})ienne$/, 'ien'],
  // Kelnerka, nauczycielka, úřednice, pracowniczka, lekarz.
  [/(?<=^.{3,}[rlct])k[ai]$/, ''],
  [/(?<=^.{4,})(?:niczk[ai]|nice)$/, 'nik'],
  [/(?<=^.{3,}ar)z$/, ''],
  // Krankenschwestern, Patienten.
  [/(?<=^.{3,}er)n$/, ''],
  [/(?<=^.{4,})en$/, ''],
  // Köche, infermiera, księgowy, companies.
  [/(?<=^.{4,})[aeiouy]{1,2}$/, ''],
];

const GREEK: readonly Rule[] = [
  [/(?<=^.{3,})τρι(?:α|ασ|εσ)$/, 'τησ'],
  [/(?<=^.{4,})[αεηιουω]{1,2}[σν]?$/, ''],
];

const CYRILLIC: readonly Rule[] = [
  [/(?<=^.{3,})тельниц[аыяі]$/, 'тель'],
  [/(?<=^.{3,})(?:ниц[аыяі]|ничк[аи])$/, 'ник'],
  [/(?<=^.{3,}[рлцт])к[аиі]$/, ''],
  [/(?<=^.{4,})[аеиоуыэюяієьъ]{1,2}$/, ''],
];

const LATIN_WORD = /^\p{Script=Latin}+$/u;
const GREEK_WORD = /^\p{Script=Greek}+$/u;
const CYRILLIC_WORD = /^\p{Script=Cyrillic}+$/u;

/** Words come again and again; when so many are kept, all are forgotten. */
const MOST_KEPT = 100_000;
const kept = new Map<string, string>();

/**
 * The form that a folded word shares with its plural and with the form of the other gender: nobody is found better or worse by theirs.
 * The rules ask for no language, since neither a word of a profile nor one that is typed tells its own; where one would do more harm than
 * good in another language, it is not among them. A base form is no word, it is only compared with others.
 */
export function baseForm(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) {
    return known;
  }
  const base = word.length < SHORTEST ? word : rulesOf(word).reduce(changed, word);
  if (kept.size >= MOST_KEPT) {
    kept.clear();
  }
  kept.set(word, base);
  return base;
}

/** None for words with digits and those of other scripts. */
function rulesOf(word: string): readonly Rule[] {
  return LATIN_WORD.test(word) ? LATIN : GREEK_WORD.test(word) ? GREEK : CYRILLIC_WORD.test(word) ? CYRILLIC : [];
}

function changed(word: string, [ending, replacement]: Rule): string {
  return word.replace(ending, replacement);
}
