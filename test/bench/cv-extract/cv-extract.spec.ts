import { ReferenceKnowledge } from '@babelboard/cv-reading/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { type Field, f1, sumCounts } from './count-values.js';
import type { SetName } from './expected-cv.js';
import { type ReadFile, readSet } from './read-set.js';

/** A little under what is reached: F1, in the set that the rules were made with and in the one that was only counted. */
const REACHED: Record<SetName, Partial<Record<Field, number>>> = {
  tuning: { contact: 0.98, languages: 0.98, experience: 0.98, education: 0.98, skills: 0.98 },
  heldOut: { contact: 0.95, languages: 0.98, experience: 0.84, education: 0.94, skills: 0.97 },
};

let application: TestApplication;
const read = new Map<SetName, ReadFile[]>();

beforeAll(async () => {
  application = await createTestApplication();
  const knowledge = await application.app.get(ReferenceKnowledge).open();
  for (const set of Object.keys(REACHED) as SetName[]) read.set(set, await readSet(set, knowledge));
});

afterAll(() => application.close());

describe.each(Object.entries(REACHED))('in the set %s', (set, least) => {
  it.each(Object.entries(least))('%s: F1 at least %d', (field, goal) => {
    const files = read.get(set as SetName) ?? [];
    const sum = sumCounts(files.map(({ counts }) => counts));
    expect(sum[field as Field].expected).toBeGreaterThan(30);
    expect(f1(sum[field as Field])).toBeGreaterThanOrEqual(goal);
  });

  it('the language of each CV is known', () => {
    const wrong = (read.get(set as SetName) ?? []).filter(({ cv, language }) => cv.language !== language);
    expect(wrong.map(({ file, cv }) => `${file}: ${cv.language}`)).toEqual([]);
  });
});
