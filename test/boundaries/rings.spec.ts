import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const { ringOf } = (await import(join(ROOT, 'apps/launcher/testing/rings.mjs'))) as { ringOf(suite: string): string };

/** More of them are no core any more: each costs everybody's every run. */
const MOST_CORE_JOURNEYS = 6;

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

describe('the ring of a suite', () => {
  it.each([
    ['libs/offers/src/close.spec.ts', 'core'],
    ['test/e2e/jobs/jobs-api.spec.ts', 'core'],
    ['test/browser/core/apply.spec.ts', 'core'],
    ['test/browser/accounts.spec.ts', 'browser'],
    ['test/browser/core/apply.long.spec.ts', 'long'],
    ['frontend/src/forms/field.long.spec.tsx', 'long'],
  ])('of %s is %s', (suite, ring) => {
    expect(ringOf(suite)).toBe(ring);
  });

  it(`is the core for the main way of somebody alone: ${MOST_CORE_JOURNEYS} journeys at most`, () => {
    const journeys = sourcesBelow('test/browser/core').filter((file) => file.endsWith('.spec.ts'));
    expect(journeys).not.toEqual([]);
    expect(journeys.length).toBeLessThanOrEqual(MOST_CORE_JOURNEYS);
  });
});

describe('what drives a browser', () => {
  it('stands in test/browser, where nothing else runs beside it', () => {
    const drives = (file: string) =>
      /from '(.*\/support\/browser\.js|playwright-core)'/.test(readFileSync(join(ROOT, file), 'utf8'));
    const driving = ['apps', 'frontend/src', 'libs', 'test'].flatMap(sourcesBelow).filter(drives);
    expect(driving.length).toBeGreaterThan(20);
    expect(driving.filter((file) => !/^test\/(browser|bench|support)\//.test(file))).toEqual([]);
  });
});
