/** Words that say nothing, folded: articles, prepositions and conjunctions. */
const FUNCTION_WORDS = setOf([
  'a an and at for in of or the to with',
  'als am an bei das der die fur im in mit oder und von zum zur',
  'au aux avec d de des du en et l la le les ou pour sur un une',
  'al con de del e el en la las los o para por un una y',
  'da dei del della di e gli i il la le lo nel per un una',
  'aan bij de een en het in met of op te van voor',
  'a as com da das de do dos e em na nas o os para por um uma',
  'af av for i med och og pa som til till',
  'dla do i lub na od oraz po w we z ze',
  'a do k na o pro s u v ve z za',
  'az egy es',
  'cu de din in la pentru si',
  'και με σε για το τα η ο οι στο στη στην του τησ των',
  'в във за и на от по с със у і й та для з до',
]);

/** What a list of jobs is called. */
const LIST_WORDS = setOf([
  'emploi emplois empleo empleos job jobb jobs posao praca prace stelle stellen stellenangebote trabajo trabalho vacature vacatures',
  'δουλεια εργασια работа робота munka allas',
]);

export function isTelling({ folded }: { folded: string }): boolean {
  return !FUNCTION_WORDS.has(folded) && !LIST_WORDS.has(folded);
}

/** Leaves out the words that say nothing about a job, unless nothing else is left. */
export function tellingWords<T extends { folded: string }>(words: T[]): T[] {
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}

/** The words of a query that are searched for: those that say something about a job, or else what a list of jobs is called; none where there is neither. */
export function searchedWords<T extends { folded: string }>(words: T[], isAbbreviation: (word: T) => boolean): T[] {
  const telling = words.filter((word) => isTelling(word) || isAbbreviation(word));
  return telling.length > 0 ? telling : words.filter(({ folded }) => LIST_WORDS.has(folded));
}

function setOf(lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
