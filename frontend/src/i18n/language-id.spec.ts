import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { languageId, languageSlug } from './language-id.js';

const shipped = gunzipSync(
  readFileSync(new URL('../../../libs/reference-data/data/languages.ndjson.gz', import.meta.url)),
)
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { id: number; slug: string; offered: boolean });

it('knows every language that is offered by the number of the reference data', () => {
  const offered = shipped.filter(({ offered: isOffered }) => isOffered);
  expect(offered.length).toBeGreaterThan(40);
  expect(offered.map(({ id }) => languageSlug(id))).toEqual(offered.map(({ slug }) => slug));
  expect(offered.map(({ slug }) => languageId(slug))).toEqual(offered.map(({ id }) => id));
});
