/** Ends of words that say who does the work, folded: any of a group may stand for another. */
const PERSONS: readonly (readonly string[])[] = [
  // German
  'kraft krafte fachkraft hilfe hilfen helfer helferin mitarbeiter mitarbeiterin arbeiter arbeiterin personal leute'.split(
    ' ',
  ),
  'fachmann fachfrau fachleute'.split(' '),
  'kaufmann kauffrau kaufleute'.split(' '),
  // Dutch
  'medewerker medewerkster medewerkers kracht krachten hulp personeel'.split(' '),
  'vakman vakvrouw vaklui'.split(' '),
  // Swedish, Danish, Norwegian
  'personal bitrade medarbetare arbetare hjalp'.split(' '),
  'personale medarbejder arbejder hjaelper hjaelp'.split(' '),
  'personell medarbeider arbeider hjelper hjelp'.split(' '),
  'chauffor forare foraren chaufforer'.split(' '),
  'sjafor forer'.split(' '),
];

/** Whoever is called *frau* or *mann* may be called otherwise, but neither for the other: a *Zimmermann* is no chambermaid. */
const ONE_WAY: readonly [end: string, others: readonly string[]][] = [
  ['frauen', ['frau', 'kraft', 'hilfe', 'helferin']],
  ['frau', ['kraft', 'hilfe', 'helferin', 'helfer']],
  ['manner', ['mann', 'kraft', 'arbeiter']],
  ['mann', ['kraft', 'arbeiter', 'helfer']],
];

/** Ends of a feminine and of a masculine form, each also in the plural. */
const GENDERS: readonly [feminine: string, masculine: string][] = [
  ['innen', ''],
  ['in', ''],
  ['euse', 'eur'],
  ['euses', 'eur'],
  ['trice', 'teur'],
  ['trice', 'tore'],
  ['iere', 'ier'],
  ['ieres', 'ier'],
  ['iera', 'iere'],
  ['ienne', 'ien'],
  ['era', 'ero'],
  ['eras', 'ero'],
  ['eira', 'eiro'],
  ['eiras', 'eiro'],
  ['ora', 'or'],
  ['oras', 'or'],
  ['ista', 'ist'],
  ['erska', 'are'],
  ['ster', 'er'],
  ['arka', 'arz'],
  ['arka', 'ar'],
  ['erka', 'er'],
  ['niczka', 'nik'],
  ['nice', 'nik'],
  ['ниця', 'ник'],
  ['ница', 'ник'],
  ['ничка', 'ник'],
  ['орка', 'ор'],
  ['ьорка', 'ьор'],
  ['τρια', 'τησ'],
];

/** A shorter stem says too little. */
const SHORTEST_STEM = 4;

/** Other words for who is called so, the likeliest first: `kuchenkraft` gives `kuchenhilfe` among others. Most are nonsense that no offer has. */
export function otherForms(word: string): string[] {
  const forms = [
    ...GENDERS.flatMap(([feminine, masculine]) => [
      ...exchanged(word, feminine, [masculine]),
      ...(masculine === '' ? [] : exchanged(word, masculine, [feminine])),
    ]),
    ...ONE_WAY.flatMap(([end, others]) => exchanged(word, end, others)),
    ...PERSONS.flatMap((group) => group.flatMap((end) => exchanged(word, end, group))),
  ];
  return [...new Set(forms)].filter((form) => form !== word);
}

function exchanged(word: string, end: string, others: readonly string[]): string[] {
  const stem = word.slice(0, word.length - end.length);
  return word.endsWith(end) && stem.length >= SHORTEST_STEM ? others.map((other) => stem + other) : [];
}
