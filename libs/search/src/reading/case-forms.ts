/**
 * Endings of cases, folded, and what the name ends in where it stands alone: `Berlinie` → Berlin, `Norwegii` → Norwegia, `Göteborgissa` → Göteborg.
 * They only propose: a form counts where there is such a name.
 */
const ENDINGS: readonly [ending: string, alone: readonly string[]][] = [
  // Polish, Czech, Slovak, South Slavic
  ['iego', ['i']],
  ['emu', ['i', 'y']],
  ['owie', ['ow', 'ow']],
  ['iej', ['a', 'i']],
  ['ii', ['ia', 'ie']],
  ['ji', ['ja', 'a']],
  ['jom', ['ja']],
  ['skiem', ['ski']],
  ['skim', ['ski']],
  ['skem', ['sko']],
  ['skog', ['ski']],
  ['ckim', ['cki']],
  ['ckog', ['cki']],
  ['ckoj', ['cka']],
  ['koj', ['ka']],
  ['im', ['i']],
  ['ie', ['', 'a', 'o']],
  ['iu', ['', 'ie']],
  ['zi', ['dz', 'z']],
  ['ou', ['a']],
  ['om', ['', 'o']],
  ['em', ['', 'o']],
  ['u', ['', 'o', 'a', 'i']],
  ['e', ['a', 'o', '']],
  ['i', ['a', '', 'e']],
  ['y', ['a', '']],
  ['ino', ['ina']],
  // Russian, Ukrainian
  ['ии', ['ия']],
  ['іі', ['ія']],
  ['ого', ['ии', 'ыи']],
  ['ом', ['ии', 'ыи', '']],
  ['им', ['ии']],
  ['ою', ['а']],
  ['оі', ['а']],
  ['е', ['', 'а', 'о']],
  ['у', ['', 'а']],
  ['і', ['', 'а', 'о']],
  ['ы', ['а', '']],
  ['ах', ['ы', 'и']],
  // Finnish, Estonian
  ...['ssa', 'lla', 'sta', 'lta', 'lle'].flatMap((ending): [string, string[]][] => [
    [`i${ending}`, ['', 'i']],
    [ending, ['']],
  ]),
  ['gissa', ['ki']],
  ['eissa', ['et']],
  ['iin', ['i', '']],
  ['aan', ['a']],
  ['oon', ['o']],
  ['an', ['a']],
  ['aa', ['a']],
  ['a', ['', 'i', 'o']],
  ['ne', ['']],
  ['sse', ['']],
  ['s', ['']],
  ['l', ['']],
  // Hungarian, Turkish
  ...['ban', 'ben', 'on', 'en', 'ra', 're', 'ba', 'be', 'val', 'vel', 'da', 'de', 'ta', 'te', 'dan', 'den'].map(
    (ending): [string, string[]] => [ending, ['']],
  ),
  ['aban', ['a']],
  ['lel', ['']],
  ['tel', ['']],
  // Lithuanian, Latvian
  ['oje', ['a']],
  ['eje', ['e']],
  ['uje', ['us', 'ius']],
  ['yje', ['is', 'ys']],
  ['iski', ['isk']],
];

/** What rules do not reach, folded. */
const IRREGULAR: Readonly<Record<string, string>> = {
  niemczech: 'niemcy',
  niemiec: 'niemcy',
  wloszech: 'wlochy',
  czechach: 'czechy',
  wegrzech: 'wegry',
  wiedniu: 'wieden',
  praze: 'praha',
  prahy: 'praha',
  viedni: 'vieden',
  vidni: 'viden',
  lodzi: 'lodz',
  brne: 'brno',
  becu: 'bec',
  parizi: 'pariz',
  zuerich: 'zurich',
  norjaan: 'norja',
  saksaan: 'saksa',
  ruotsiin: 'ruotsi',
  hollandiaban: 'hollandia',
  вені: 'відень',
  відні: 'відень',
  празі: 'прага',
  праге: 'прага',
  нидерландах: 'нидерланды',
  нідерландах: 'нідерланди',
};

/** The name that an inflected word may be a form of: itself first, then what its endings propose; each once. */
export function nameForms(word: string): string[] {
  const forms = new Set([word]);
  // As typed where a keyboard has no such letter: Toender, Koeln.
  const plain = word.replace(/([aou])e/g, '$1');
  forms.add(plain);
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) forms.add(irregular);
  for (const [ending, alone] of ENDINGS) {
    // What is left of a name has three letters at least.
    if (word.length - ending.length < 3 || !word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const end of alone) forms.add(stem + end);
  }
  return [...forms];
}
