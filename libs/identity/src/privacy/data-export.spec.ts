import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Database, type DomainError, Storage } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { latestToken, makeAccount, type TestAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { runReactions } from '../../../../test/support/reactions.js';
import { unzip } from '../../../../test/support/unzip.js';
import { RequestDataExport } from './commands/request-data-export.command.js';
import { TakeDataExport } from './commands/take-data-export.command.js';
import { RemoveOldDataExports } from './schedules/remove-old-data-exports.schedule.js';

const DAY_MS = 86_400_000;

let folder: string;
let test: TestApplication;
let anna: TestAccount;
let bertil: TestAccount;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  test = await createTestApplication({ DATA_DIR: folder });
  [anna, bertil] = [await makeAccount(test.app), await makeAccount(test.app)];
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const request = (accountId: number) => test.app.get(CommandBus).execute(new RequestDataExport(accountId));
const take = (token: string) => test.app.get(CommandBus).execute(new TakeDataExport(token));
const code = (work: Promise<unknown>) => work.then(() => 'done').catch((error: DomainError) => error.code);

describe('the copy of a person’s data', () => {
  it('holds what is theirs, not what is another’s, and no secret', async () => {
    await request(anna.id);
    await runReactions(test.app);
    const { stream, size } = await take(await latestToken(test.app, 'data-export', anna.id));
    const content = await buffer(stream);
    expect(content.length).toBe(size);
    const files = await unzip(content);
    const [account] = JSON.parse(files.get('account.json') ?? '[]');
    expect(account).toMatchObject({ id: anna.id, email: anna.email, first_name: 'Ada', type: 'candidate' });
    expect(JSON.parse(files.get('sessions.json') ?? '[]')).toHaveLength(1);
    expect(files.get('README.txt')).toContain('account.json: 1 entry');
    const all = [...files.values()].join();
    expect(all).not.toContain(bertil.email);
    expect(all).not.toMatch(/argon2|password_hash|token_hash/);
  });

  it('is fetched once', async () => {
    const token = await latestToken(test.app, 'data-export', anna.id);
    expect(await code(take(token))).toBe('TOKEN_INVALID');
    expect(await code(take(`${token}x`))).toBe('TOKEN_INVALID');
  });

  it('is fetched by one of 100 at once', async () => {
    await request(bertil.id);
    await runReactions(test.app);
    const token = await latestToken(test.app, 'data-export', bertil.id);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () =>
        take(token).then(
          ({ stream }) => {
            stream.destroy();
            return 'taken';
          },
          (error: DomainError) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['taken', 'TOKEN_INVALID']));
  });

  it('is made once a day', async () => {
    expect(await code(request(anna.id))).toBe('EXPORT_TOO_OFTEN');
    test.clock.advance(DAY_MS);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => code(request(anna.id))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    await runReactions(test.app);
  });

  it('is gone after seven days, with its file', async () => {
    const token = await latestToken(test.app, 'data-export', anna.id);
    const files = () => readdir(join(folder, 'files', 'exports'));
    test.clock.advance(7 * DAY_MS - 1);
    await test.app.get(RemoveOldDataExports, { strict: false }).run();
    const rows = () =>
      test.app.get(Database).query('SELECT 1 FROM data_export WHERE account_id = $1 AND taken_at IS NULL', [anna.id]);
    expect(await rows()).toHaveLength(1);
    test.clock.advance(1);
    await test.app.get(RemoveOldDataExports, { strict: false }).run();
    expect(await rows()).toHaveLength(0);
    const removals = await test.app.get(Database).query<{ key: string }>('SELECT key FROM file_removal');
    for (const { key } of removals) {
      await test.app.get(Storage).remove(key);
    }
    expect(await files()).toEqual([]);
    expect(await code(take(token))).toMatch(/TOKEN_INVALID|EXPORT_GONE/);
  });
});
