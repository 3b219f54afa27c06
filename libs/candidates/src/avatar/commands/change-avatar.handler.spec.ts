import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sessions } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { makeAccount } from '../../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { ChangeAvatar } from './change-avatar.command.js';

let test: TestApplication;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avatars-'));
  await mkdir(join(folder, 'files', 'avatars'), { recursive: true });
  test = await createTestApplication({ DATA_DIR: folder });
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true });
});

/** Without the types that are stored beside them. */
const stored = async () =>
  (await readdir(join(folder, 'files', 'avatars'))).filter((name) => !name.endsWith('.content-type'));

describe('changing the photo', () => {
  it('leaves no picture of who signed out everywhere while it was made, and three of who is there', async () => {
    const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const { id: accountId, sessionId } = await makeAccount(test.app);
    const change = () => test.app.get(CommandBus).execute(new ChangeAvatar({ accountId, sessionId }, photo, null));
    await change();
    expect(await stored()).toHaveLength(3);
    await test.app
      .get(Database)
      .transaction((tx) => test.app.get(Sessions, { strict: false }).revokeAll(tx, accountId));
    await expect(change()).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    expect(await stored()).toHaveLength(3);
  });
});
