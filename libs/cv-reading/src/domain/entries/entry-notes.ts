import { ALL_WORDS } from '../../words/all-words.js';
import type { IscedLevel } from '../../words/cv-words.js';
import { languageNames } from '../languages/language-names.js';
import { once } from '../text/once.js';
import { fold, plainWords, wordsOf } from '../text/words.js';

/** The European Qualifications Framework, as its languages shorten it. */
const EQF =
  /(?<!\p{L})(?:EQF|EQR|CEC|MEC|QEQ|ERK|EOK|EKR|EKO|EKKR|EKI|EKS|EKK|ЕКР|ΕΠΕΠ)(?!\p{L})\D{0,20}(?<level>[1-8])$/iu;
const LONGEST = 50;
/** Most often 4 is the end of an upper secondary school. */
const ISCED_OF_EQF: readonly IscedLevel[] = [0, 1, 2, 3, 3, 5, 6, 7, 8];

const iscedNames = once(
  () =>
    new Map(
      ALL_WORDS.flatMap(({ isced = {} }) =>
        Object.entries(isced).flatMap(([level, names]) =>
          names.map((name) => [plainWords(name), Number(level) as IscedLevel] as const),
        ),
      ),
    ),
);

/** The level that a text says and nothing else: "Level in EQF: 7", "Upper secondary education". */
export function degreeNote(text: string): IscedLevel | null {
  if (text.length > LONGEST) return null;
  const eqf = EQF.exec(text.trim())?.groups?.level;
  return eqf === undefined ? (iscedNames().get(plainWords(text)) ?? null) : (ISCED_OF_EQF[Number(eqf)] ?? null);
}

const smallWords = once(() => new Set(ALL_WORDS.flatMap(({ stopwords }) => stopwords.map(fold))));

/** "in Greek", beside a text that is in another language than the CV. */
function isLanguageMark(text: string): boolean {
  const words = wordsOf(text);
  const [name, ...others] = languageNames().all(words);
  if (name === undefined || others.length > 0 || words.length > name.to - name.from + 1 || name.from !== 1)
    return false;
  return smallWords().has(words[0]?.text ?? '');
}

/** It neither goes on with another line nor describes anything. */
export function isNote(text: string): boolean {
  return degreeNote(text) !== null || isLanguageMark(text);
}
