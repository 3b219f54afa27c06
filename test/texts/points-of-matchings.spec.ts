import { readFileSync } from 'node:fs';
import { UI_LANGUAGE_CODES } from '@babelboard/texts';
import { expect, it } from '@jest/globals';
import { WEIGHTS, WHOLE } from '../../libs/matching/src/scoring/domain/weights.js';

/** "32 of 106: …", in whatever language. */
const SHARE = /^(\d+) \p{L}+ (\d+):/u;

it.each(UI_LANGUAGE_CODES)('the page about ranking says what counts as it counts: %s', (code) => {
  const file = new URL(`../../frontend/src/app/pages/texts/information.${code}.json`, import.meta.url);
  const { ranking } = JSON.parse(readFileSync(file, 'utf8')) as { ranking: { sections: { points?: string[] }[] } };
  const said = ranking.sections
    .flatMap(({ points = [] }) => points)
    .flatMap((point) => {
      const [, share, whole] = SHARE.exec(point) ?? [];
      return share === undefined ? [] : [{ share: Number(share), whole: Number(whole) }];
    });
  const falling = (all: number[]) => all.toSorted((one, other) => other - one);
  expect(falling(said.map(({ share }) => share))).toEqual(falling(Object.values(WEIGHTS)));
  expect(new Set(said.map(({ whole }) => whole))).toEqual(new Set([WHOLE]));
});
