import { randomUUID } from 'node:crypto';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import type { CvProposals } from '../domain/cv-proposals.js';
import { Cv } from '../entities/cv.entity.js';
import { CvExtraction } from '../entities/cv-extraction.entity.js';
import { CvTexts } from './cv-texts.js';

const NO_PROPOSALS: CvProposals = { contact: [], links: [], languages: [], skills: [], experience: [], education: [] };
const FOUND = { id: 'one', passage: '', confidence: 1 };

let test: TestApplication;
let accountId: number;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  ({ id: accountId } = await makeAccount(test.app));
});

const texts = () => test.app.get(CvTexts);
const storeCv = (text: string, cv: Partial<Cv> = {}, proposals: CvProposals | null = null) =>
  test.app.get(Database).transaction(async (tx) => {
    const file = {
      accountId,
      name: 'cv',
      type: 'pdf',
      size: 1,
      fileKey: `cvs/${randomUUID()}`,
      isDefault: false,
    } as const;
    const stored = Object.assign(Cv.upload({ ...file, scanState: 'clean' }, test.clock.now()), cv);
    await tx.save(stored);
    const read = { text, language: 'en', proposals: proposals ?? NO_PROPOSALS };
    const extraction = CvExtraction.begin(stored.id);
    extraction.finish(read, test.clock.now());
    await tx.save(extraction);
  });
const own = async () => (await texts().of([accountId])).get(accountId) ?? [];

describe('the words of CVs', () => {
  it('are those of the default one, then of the newest, three at most', async () => {
    for (const text of ['first', 'second', 'third', 'fourth']) {
      test.clock.advance(1_000);
      await storeCv(text, { isDefault: text === 'second' });
    }
    expect((await own()).map(({ text }) => text)).toEqual(['second', 'fourth', 'third']);
  });

  it('are cut where they are endless', async () => {
    await storeCv('word '.repeat(100_000));
    expect((await own())[0]?.text).toHaveLength(60_000);
  });

  it('come with what is proposed of the person', async () => {
    await storeCv(
      'Anna Schmidt',
      {},
      {
        ...NO_PROPOSALS,
        contact: [
          { ...FOUND, field: 'firstName', value: 'Anna' },
          { ...FOUND, field: 'phone', value: '+4915123456789' },
          { ...FOUND, field: 'headline', value: 'Nurse' },
        ],
        links: [{ ...FOUND, kind: 'site', url: 'https://anna.example' }],
        education: [
          { ...FOUND, title: 'BSc', school: 'Old School', description: '', isced: 6, startedOn: null, endedOn: null },
        ],
      },
    );
    expect((await own())[0]?.proposed).toEqual({
      names: ['Anna'],
      phones: ['+4915123456789'],
      links: ['https://anna.example'],
      organisations: ['Old School'],
    });
  });

  it('are not those of a CV that waits for a scanner, was infected, or is a profile of another service', async () => {
    await storeCv('waits', { scanState: 'pending' });
    await storeCv('harms', { scanState: 'infected' });
    await storeCv('profile', { type: 'json' });
    expect(await own()).toEqual([]);
    expect(await texts().existing([accountId])).toEqual(new Set());
    await storeCv('passes');
    expect(await texts().existing([accountId])).toEqual(new Set([accountId]));
  });
});
