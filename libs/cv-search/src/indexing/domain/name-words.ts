import { waysToWrite, writtenWords } from './written-words.js';

/** Words of names that are nobody's own. */
export const PARTICLES = new Set(
  'de da do dos das del della di van von der den dem vom zu zur la le les el al bin ibn ben ter ten af av of the and und et y e i и і й jr sr dr prof mag ing med phil'.split(
    ' ',
  ),
);

/** What names end with in the languages that decline them, as words are compared; a plain one comes first. */
const ENDINGS = new Set([
  '',
  ...'s es a u y i e o n em om am im ym ou ej ovi owi ova owa ove owe ego emu ami ach ai as is us ys os ui io ius iui iu ia ie iem iom aus iene yte aite ne nak nek'.split(
    ' ',
  ),
  ...'ου οσ ο ον α ασ αν η ησ ην ε'.split(' '),
  ...'а я у ю е є і ї и ы й ь ом ем єм ям ою ею єю ой ей ого ому им ым ові еві ів ов ева ова івна'.split(' '),
]);
/** Of names that are short; more would make other words of them. */
const FEW_ENDINGS = new Set(['', ...'s a y i u o ie em om ou owi ovi а у ом ем і и'.split(' ')]);
const LONGEST_ENDING = 4;
/** A shorter beginning is one of other words as well. */
const SHORTEST_STEM = 3;
/** What may stand inside of a handle without saying anything. */
const SHORTEST_PART = 3;
const SHORTEST_WITH_INITIAL = 4;

/** Whether a word is, or holds, a part of the name of somebody. */
export type IsName = (raw: string) => boolean;

/** Makes ready to look for names: whole words in any case, with and without accents, declined, in other letters, or run together as in handles. */
export function namesIn(names: readonly string[]): IsName {
  const parts = [...new Set(names.flatMap(partsOf))];
  const exact = new Set(parts);
  const stems = new Set(parts.flatMap(stemsOf));
  const initials = new Set(parts.map((part) => part.charAt(0)));
  const isWord = (word: string): boolean =>
    exact.has(word) || isDeclined(word, stems) || isRunTogether(word, parts, initials);
  return (raw) => waysToWrite(raw).some(isWord);
}

/** A single letter is none: it is taken away beside the rest of the name. */
function partsOf(name: string): string[] {
  return writtenWords(name)
    .flatMap(({ raw }) => waysToWrite(raw))
    .filter((part) => part.length > 1 && !PARTICLES.has(part));
}

/** What stays of a name when it is declined: "Marek" and "Mark", "Anna" and "Ann", "Παπαδόπουλος" and "Παπαδοπουλ". */
function stemsOf(name: string): string[] {
  const [, start = '', end = ''] = /^(.+)(?:ie|[eoěеоьє])([^aeiouyаеиоу])$/u.exec(name) ?? [];
  const shorter = [
    name,
    name.replace(/[aeiouyαεηιουωаеєиіоуюяьй]$/u, ''),
    name.replace(/(?:[aiouy]s|[αηο]σ|ий|ій|ая)$/u, ''),
    start + end,
  ];
  return shorter.filter((stem) => stem.length >= SHORTEST_STEM);
}

function isDeclined(word: string, stems: ReadonlySet<string>): boolean {
  for (let cut = 0; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_STEM; cut += 1) {
    const at = word.length - cut;
    const endings = at === SHORTEST_STEM ? FEW_ENDINGS : ENDINGS;
    if (endings.has(word.slice(at)) && stems.has(word.slice(0, at))) return true;
  }
  return false;
}

/** "annaschmidt", "aschmidt" and "schmidt87". */
function isRunTogether(word: string, parts: readonly string[], initials: ReadonlySet<string>): boolean {
  const within = parts.filter(
    (part) => part.length >= SHORTEST_PART && word.length > part.length && word.includes(part),
  );
  return within.some((part) => {
    const rest = word.replace(part, '');
    if (/^\d+$/.test(rest) || within.some((other) => other !== part && rest.includes(other))) return true;
    const around = rest.replace(/\d+$/, '');
    return part.length >= SHORTEST_WITH_INITIAL && around.length <= 2 && [...around].every((one) => initials.has(one));
  });
}
