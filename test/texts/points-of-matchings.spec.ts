import { readFileSync } from 'node:fs';
import { UI_LANGUAGE_CODES } from '@babelboard/texts';
import { expect, it } from '@jest/globals';
import { WEIGHTS } from '../../libs/matching/src/scoring/domain/weights.js';

/** "32 points: …", in whatever language. */
const POINTS = /^(\d+) \p{L}+:/u;

it.each(UI_LANGUAGE_CODES)('the page about ranking says what counts as it counts: %s', (code) => {
  const file = new URL(`../../frontend/src/app/pages/texts/information.${code}.json`, import.meta.url);
  const { ranking } = JSON.parse(readFileSync(file, 'utf8')) as { ranking: { sections: { points?: string[] }[] } };
  const said = ranking.sections
    .flatMap(({ points = [] }) => points)
    .flatMap((point) => POINTS.exec(point)?.[1] ?? [])
    .map(Number);
  const falling = (all: number[]) => all.toSorted((one, other) => other - one);
  expect(falling(said)).toEqual(falling(Object.values(WEIGHTS)));
});
