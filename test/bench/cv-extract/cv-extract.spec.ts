import { ReferenceKnowledge } from '@babelboard/cv-reading/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { type Field, f1, sumCounts } from './count-values.js';
import { CORPUS, type SetName, WILD } from './expected-cv.js';
import { type ReadFile, readSet } from './read-set.js';

type Least = Partial<Record<Field, number>>;

/** A little under what is reached: F1, in the sets that the rules were made with and in those that were only counted. */
const REACHED: readonly [name: string, corpus: string, set: SetName, least: Least][] = [
  ['tuning', CORPUS, 'tuning', { contact: 0.98, languages: 0.98, experience: 0.98, education: 0.98, skills: 0.98 }],
  ['held out', CORPUS, 'heldOut', { contact: 0.95, languages: 0.98, experience: 0.84, education: 0.94, skills: 0.97 }],
  ['wild, open', WILD, 'tuning', { contact: 0.95, languages: 0.96, experience: 0.92, education: 0.88, skills: 0.95 }],
  ['wild, sealed', WILD, 'heldOut', { contact: 0.93, languages: 0.86, experience: 0.91, education: 0.68, skills: 0.7 }],
];

let application: TestApplication;
const read = new Map<string, ReadFile[]>();

beforeAll(async () => {
  application = await createTestApplication();
  const knowledge = await application.app.get(ReferenceKnowledge).open();
  for (const [name, corpus, set] of REACHED) read.set(name, await readSet(set, knowledge, corpus));
});

afterAll(() => application.close());

describe.each(REACHED)('in the set %s', (name, _corpus, _set, least) => {
  it.each(Object.entries(least))('%s: F1 at least %d', (field, goal) => {
    const sum = sumCounts((read.get(name) ?? []).map(({ counts }) => counts));
    expect(sum[field as Field].expected).toBeGreaterThan(30);
    expect(f1(sum[field as Field])).toBeGreaterThanOrEqual(goal);
  });

  it('the language of each CV is known', () => {
    const wrong = (read.get(name) ?? []).filter(({ cv, language }) => cv.language !== language);
    expect(wrong.map(({ file, cv }) => `${file}: ${cv.language}`)).toEqual([]);
  });
});
