import type { CvKnowledge } from '../../knowledge/cv-knowledge.js';
import { ALL_WORDS } from '../../words/all-words.js';
import type { CvWords } from '../../words/cv-words.js';
import { PhraseMap } from '../text/phrase-map.js';
import { type Word, wordsOf } from '../text/words.js';
import type { PairScores } from './choose-pairs.js';
import { degreeWords } from './degree-level.js';

type WordKey = 'organisations' | 'positions' | 'schools';

const made = new Map<string, PhraseMap<true>>();

/** Words of one kind in the language of the CV and in English; in all languages where it is not known. */
function wordsFor(key: WordKey, language: string | null): PhraseMap<true> {
  const name = `${key} ${language}`;
  const known = made.get(name);
  if (known) return known;
  const fits = ({ language: one }: CvWords) => language === null || one === language || one === 'en';
  const map = new PhraseMap(
    ALL_WORDS.filter(fits).flatMap((words) => words[key].map((phrase) => [phrase, true] as const)),
  );
  made.set(name, map);
  return map;
}

/** What stands before the name of an employer, which begins large. */
function atWords(language: string | null): RegExp {
  const known = ALL_WORDS.filter(
    (words) => language === null || words.language === language || words.language === 'en',
  );
  const words = known.flatMap(({ at = [] }) => at.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')));
  const longestFirst = words.sort((one, other) => other.length - one.length).join('|');
  return new RegExp(`\\s(?:${longestFirst})(?:\\s+|(?<=['’]))(?=["«„“'‘]?[\\p{Lu}\\p{Lt}\\d])`, 'gu');
}

const LONGEST_JOB = 6;

/** Position and employer. */
export function experienceScores(knowledge: CvKnowledge, language: string | null): PairScores {
  const organisations = wordsFor('organisations', language);
  const schools = wordsFor('schools', language);
  const positions = wordsFor('positions', language);
  return {
    at: atWords(language),
    joins: false,
    what: remembered((text) => {
      const words = wordsOf(text);
      const isJob = jobScore(words, (name) => knowledge.isOccupation(name, language));
      return isJob + (positions.all(words).length > 0 ? 1.5 : 0);
    }),
    where: remembered((text) => {
      const words = wordsOf(text);
      const named = organisations.all(words).length;
      return (named > 0 ? 2 : 0) + (named > 1 ? 0.5 : 0) + (schools.all(words).length > 0 ? 0.8 : 0) + signScore(text);
    }),
  };
}

/** Title and school. */
export function educationScores(language: string | null): PairScores {
  const schools = wordsFor('schools', language);
  const degrees = degreeWords(language);
  return {
    at: atWords(language),
    joins: true,
    what: remembered((text) => (degrees.all(wordsOf(text)).length > 0 ? 2 : 0)),
    where: remembered((text) => (schools.all(wordsOf(text)).length > 0 ? 2 : 0) + signScore(text) / 2),
  };
}

/** A whole name of a job is surer than one among other words. */
function jobScore(words: readonly Word[], isJob: (name: string) => boolean): number {
  const texts = words.map(({ text }) => text);
  if (texts.length <= LONGEST_JOB && isJob(texts.join(' '))) return 2.5;
  for (let length = Math.min(LONGEST_JOB, texts.length - 1); length >= 1; length -= 1) {
    for (let at = 0; at + length <= texts.length && at < 8; at += 1) {
      if (isJob(texts.slice(at, at + length).join(' '))) return length > 1 ? 1.8 : 1.2;
    }
  }
  return 0;
}

/** Quotation marks and "&" are of names. */
function signScore(text: string): number {
  return (/[«»„“”]/.test(text) ? 1.5 : 0) + (/\s[&+]\s/.test(text) ? 0.4 : 0);
}

function remembered(score: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const found = known.get(text) ?? score(text);
    known.set(text, found);
    return found;
  };
}
