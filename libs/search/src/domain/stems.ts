import { foldLetters } from '@babelboard/platform';
import { stemmer as stemDanish } from '@orama/stemmers/danish';
import { stemmer as stemDutch } from '@orama/stemmers/dutch';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFinnish } from '@orama/stemmers/finnish';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemGreek } from '@orama/stemmers/greek';
import { stemmer as stemHungarian } from '@orama/stemmers/hungarian';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemLithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as stemNorwegian } from '@orama/stemmers/norwegian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemRomanian } from '@orama/stemmers/romanian';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { stemmer as stemSwedish } from '@orama/stemmers/swedish';
import { stemmer as stemUkrainian } from '@orama/stemmers/ukrainian';

type Stemmer = (word: string) => string;

/** Polish, Czech and their neighbours have no stemmer here: what cases and genders put at the end is cut off. */
const cutEnding: Stemmer = (word) =>
  word.length > 5 ? word.replace(/(?:ami|ach|ovi|ek|iem|em|om|ów|ou|[aeiouyáéíýąęů]{1,2})$/u, '') : word;

const cutBulgarianEnding: Stemmer = (word) =>
  word.length > 5 ? word.replace(/(?:ите|ове|ата|ята|ът|ят|та|то|те|[иаяое])$/u, '') : word;

const STEMMERS: { [language: string]: Stemmer | undefined } = {
  // The package's own throws on some words.
  bg: cutBulgarianEnding,
  cs: cutEnding,
  da: stemDanish,
  de: stemGerman,
  el: stemGreek,
  en: stemEnglish,
  es: stemSpanish,
  fi: stemFinnish,
  fr: stemFrench,
  hr: cutEnding,
  hu: stemHungarian,
  it: stemItalian,
  lt: stemLithuanian,
  nb: stemNorwegian,
  nl: stemDutch,
  pl: cutEnding,
  pt: stemPortuguese,
  ro: stemRomanian,
  ru: stemRussian,
  sk: cutEnding,
  sl: cutEnding,
  sv: stemSwedish,
  uk: stemUkrainian,
};

/** A shorter stem says too little. */
const SHORTEST_STEM = 4;

/** The folded stem of a word of a language (`nb` for Norwegian); the word itself, folded, where the stem would say too little. */
export function stemOf(word: string, language: string): string {
  const lower = word.toLowerCase();
  const stem = foldLetters(STEMMERS[language]?.(lower) ?? lower);
  return [...stem].length < SHORTEST_STEM ? foldLetters(lower) : stem;
}

/** The stem by which names of jobs are compared: an English one loses only its plural, for a developer is no development. */
export function nameStem(word: string, language: string): string {
  if (language !== 'en') {
    return stemOf(word, language);
  }
  const folded = foldLetters(word);
  return folded.length > SHORTEST_STEM
    ? folded.replace(/ies$/, 'y').replace(/(?<=ss|[xz]|ch|sh)es$|(?<!s)s$/, '')
    : folded;
}

const LANGUAGES_OF_SCRIPT: [RegExp, string[]][] = [
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Cyrillic}/u, ['bg', 'uk', 'ru']],
];
const LATIN = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'fi', 'hu', 'ro'];

/** The stems of a word in each language that it may be of. */
export function possibleStems(word: string): string[] {
  const languages = LANGUAGES_OF_SCRIPT.find(([script]) => script.test(word))?.[1] ?? LATIN;
  return languages.map((language) => stemOf(word, language));
}
