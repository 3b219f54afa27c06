import { readFileSync } from 'node:fs';
import {
  type AdText,
  type RecognisedRequirement,
  recogniseLanguageRequirements,
} from '@babelboard/language-recognition/contract';

export interface ExpectedLanguage {
  languageCode: string;
  level: number | null;
  preference?: 'required' | 'wished';
}

export interface Sample extends AdText {
  id: string;
  /** Under which it is counted. */
  textLanguage: string;
  split: 'dev' | 'test';
  expected: ExpectedLanguage[];
}

export interface Counts {
  texts: number;
  expected: number;
  found: number;
  right: number;
  /** Right language with the right level, null being a level of its own. */
  rightLevel: number;
  /** Right language and rightly required or wished, of the `preferences` that are labelled. */
  rightPreference: number;
  preferences: number;
}

interface WrittenText {
  id: string;
  split: 'dev' | 'test';
  title: string;
  text: string;
  expected: ExpectedLanguage[];
}

export const WRITTEN_LANGUAGES = ['de', 'es', 'sv', 'nl', 'fr', 'en'] as const;

/** The texts written for this measure, which ship with the tests. */
export function writtenSamples(folder: string, language: string): Sample[] {
  const texts = JSON.parse(readFileSync(`${folder}/written.${language}.json`, 'utf8')) as WrittenText[];
  return texts.map(({ id, split, title, text, expected }) => ({
    id,
    split,
    title,
    descriptionText: text,
    adLanguage: language,
    textLanguage: language,
    expected,
  }));
}

/** @returns each sample with what the recogniser says of it. */
export function recogniseAll(samples: readonly Sample[]): { sample: Sample; found: RecognisedRequirement[] }[] {
  return samples.map((sample) => ({ sample, found: recogniseLanguageRequirements(sample) }));
}

/** Counts over samples, by language asked for (micro average). */
export function countOutcomes(samples: readonly Sample[]): Counts {
  const counts: Counts = {
    texts: samples.length,
    expected: 0,
    found: 0,
    right: 0,
    rightLevel: 0,
    rightPreference: 0,
    preferences: 0,
  };
  for (const { sample, found } of recogniseAll(samples)) {
    counts.expected += sample.expected.length;
    counts.found += found.length;
    for (const one of found) {
      const truth = sample.expected.find(({ languageCode }) => languageCode === one.languageCode);
      if (truth) counts.right += 1;
      if (truth && truth.level === one.level) counts.rightLevel += 1;
      if (truth?.preference) counts.preferences += 1;
      if (truth?.preference === one.preference) counts.rightPreference += 1;
    }
  }
  return counts;
}

/** Share of a whole, 1 where there is nothing to find. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
