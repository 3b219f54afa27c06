import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { countOutcomes, share, WRITTEN_LANGUAGES, writtenSamples } from './measure.js';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** A little under what is reached on the half of the texts that the rules were not made with. */
const PRECISION = 0.93;
const RECALL = 0.9;
const RECALL_WITH_LEVEL = 0.87;

describe('language requirements in the written test texts', () => {
  it.each(WRITTEN_LANGUAGES)('%s', (language) => {
    const samples = writtenSamples(folder, language);
    const counts = countOutcomes(samples.filter(({ split }) => split === 'test'));
    expect(counts.texts * 2).toBeGreaterThanOrEqual(samples.length);
    expect(share(counts.right, counts.found)).toBeGreaterThanOrEqual(PRECISION);
    expect(share(counts.right, counts.expected)).toBeGreaterThanOrEqual(RECALL);
    expect(share(counts.rightLevel, counts.expected)).toBeGreaterThanOrEqual(RECALL_WITH_LEVEL);
  });

  it.each(['de', 'es', 'sv', 'nl'])('%s: at least 40 texts', (language) => {
    expect(writtenSamples(folder, language).length).toBeGreaterThanOrEqual(40);
  });
});
