import { randomUUID } from 'node:crypto';
import { Database, Outbox } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { ReleaseWaitingCvs } from '../commands/release-waiting-cvs.command.js';
import { Cv } from './cv.entity.js';
import { CvExtraction } from './cv-extraction.entity.js';
import { tellOfRead } from './tell-of-read.js';

let test: TestApplication;
let accountId: number;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  ({ id: accountId } = await makeAccount(test.app));
});

const storeCv = (scanState: Cv['scanState'], state: CvExtraction['state']) =>
  test.app.get(Database).transaction(async (tx) => {
    const file = {
      accountId,
      name: 'cv',
      type: 'pdf',
      size: 1,
      fileKey: `cvs/${randomUUID()}`,
      isDefault: false,
      scanState,
    } as const;
    const cv = await tx.save(Cv.upload(file, test.clock.now()));
    await tx.save(Object.assign(CvExtraction.begin(cv.id), { state, text: 'Nurse' }));
    await takeEvents(test.app);
    return cv;
  });
const tell = (cv: Cv) => test.app.get(Database).transaction((tx) => tellOfRead(tx, test.app.get(Outbox), cv));
const told = async () => (await takeEvents(test.app)).filter(({ type }) => type === 'cvs.cv-read.v1');

describe('that the words of a CV are there', () => {
  it('is told once it was read and may pass', async () => {
    const cv = await storeCv('clean', 'done');
    await tell(cv);
    expect(await told()).toEqual([{ type: 'cvs.cv-read.v1', payload: { cvId: cv.id, accountId } }]);
  });

  it.each([
    ['pending', 'done'],
    ['infected', 'done'],
    ['clean', 'pending'],
    ['clean', 'failed'],
  ] as const)('is not told of one that is %s and whose reading is %s', async (scanState, state) => {
    await tell(await storeCv(scanState, state));
    expect(await told()).toEqual([]);
  });

  it('is told of those that waited for a scanner, when they are released', async () => {
    const cv = await storeCv('pending', 'done');
    await test.app.get(CommandBus).execute(new ReleaseWaitingCvs());
    expect((await told()).map(({ payload }) => payload.cvId)).toContain(cv.id);
  });
});
