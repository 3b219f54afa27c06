import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sessions } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { PDF } from '../../../../test/support/cv-files.js';
import { UploadCv } from './upload-cv.command.js';

let test: TestApplication;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cvs-'));
  await mkdir(join(folder, 'files', 'cvs'), { recursive: true });
  await writeFile(join(folder, 'cv.pdf'), PDF);
  test = await createTestApplication({ DATA_DIR: folder });
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

/** Without the types that are stored beside them. */
const stored = async () =>
  (await readdir(join(folder, 'files', 'cvs'))).filter((name) => !name.endsWith('.content-type'));
const upload = (accountId: number, sessionId: string | null) =>
  test.app
    .get(CommandBus)
    .execute(
      new UploadCv({ accountId, sessionId }, { path: join(folder, 'cv.pdf'), name: 'cv.pdf', size: PDF.length }),
    );

describe('uploading a CV', () => {
  it('leaves no file of an account that was deleted, or whose sessions ended, while it was read', async () => {
    const gone = await makeAccount(test.app);
    await test.app.get(Database).query('DELETE FROM account WHERE id = $1', [gone.id]);
    await expect(upload(gone.id, null)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    const ended = await makeAccount(test.app);
    await test.app.get(Database).transaction((tx) => test.app.get(Sessions, { strict: false }).revokeAll(tx, ended.id));
    await expect(upload(ended.id, ended.sessionId)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    expect(await stored()).toEqual([]);
  });

  it('keeps the file of one that is there', async () => {
    const { id, sessionId } = await makeAccount(test.app);
    await upload(id, sessionId);
    expect(await stored()).toHaveLength(1);
  });
});
