import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../support/api.js';
import { PLAIN_OFFER } from '../../support/offer-rows.js';
import { stageOffers } from '../search/search-stage.js';
import type { ApiDocument } from './answer-schemas.js';
import { specifiedCallsSuite } from './specified-calls.suite.js';

const CHECKED_IN = join(import.meta.dirname, '../../../apps/api/openapi.json');

let folder: string;
let api: TestApi;
let document: ApiDocument;
let offer: number;
let photo: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  api = await startTestApi({ DATA_DIR: folder });
  document = (await (await fetch(`${api.url}/api/docs-json`)).json()) as ApiDocument;
  photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  [offer = 0] = await stageOffers(api.app, [{ ...PLAIN_OFFER, title: 'Porter' }]);
});
afterAll(async () => {
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the description of the API', () => {
  // `npm run openapi` writes it: whoever changes a call sees in the diff what its callers will see.
  it('is the one that is checked in', async () => {
    const text = `${JSON.stringify(document, null, 1)}\n`;
    if (process.env.OPENAPI === 'write') {
      await writeFile(CHECKED_IN, text);
    }
    expect(await readFile(CHECKED_IN, 'utf8')).toBe(text);
  });
});

describe('a call of the specification', () => {
  specifiedCallsSuite(() => ({ api, document, offer, photo }));
});
