import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Database, type DomainError, Storage } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { latestToken, makeAccount, type TestAccount } from '../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import { takeEvents } from '../../../test/support/outbox.js';
import { runReactions } from '../../../test/support/reactions.js';
import { unzip } from '../../../test/support/unzip.js';
import { EndDataExport } from './commands/end-data-export.command.js';
import { NoteSentDataExport } from './commands/note-sent-data-export.command.js';
import { RequestDataExport } from './commands/request-data-export.command.js';
import { TakeDataExport } from './commands/take-data-export.command.js';
import { RemoveOldDataExports } from './schedules/remove-old-data-exports.schedule.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
  await test?.close();
  await rm(folder, { recursive: true });
});

const request = (accountId: number) => test.app.get(CommandBus).execute(new RequestDataExport(accountId));
const execute = (command: Command<void>) => test.app.get(CommandBus).execute(command);
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
    expect(files.get('README.txt')).toContain('This is a copy of everything that we hold about you');
    const all = [...files.values()].join();
    expect(all).not.toContain(bertil.email);
    expect(all).not.toMatch(/argon2|password_hash|token_hash/);
  });

  it('is fetched again until somebody says that it arrived', async () => {
    const token = await latestToken(test.app, 'data-export', anna.id);
    await execute(new NoteSentDataExport(token));
    const { stream } = await take(token);
    stream.destroy();
    await execute(new NoteSentDataExport(token));
    const sendings = (await takeEvents(test.app)).filter(({ type }) => type === 'identity.data-export-taken.v1');
    expect(sendings.map(({ payload }) => payload.accountId)).toEqual([anna.id, anna.id]);
    await execute(new EndDataExport(token));
    expect(await code(take(token))).toBe('TOKEN_INVALID');
    expect(await code(execute(new EndDataExport(token)))).toBe('TOKEN_INVALID');
    expect(await code(take(`${token}x`))).toBe('TOKEN_INVALID');
  });

  it('is fetched for an hour after it was sent, whatever arrived', async () => {
    await request(bertil.id);
    await runReactions(test.app);
    const token = await latestToken(test.app, 'data-export', bertil.id);
    test.clock.advance(HOUR_MS);
    await execute(new NoteSentDataExport(token));
    test.clock.advance(HOUR_MS - 1);
    // A later sending gives no more time.
    await execute(new NoteSentDataExport(token));
    const { stream } = await take(token);
    stream.destroy();
    test.clock.advance(1);
    expect(await code(take(token))).toBe('TOKEN_INVALID');
    await execute(new NoteSentDataExport(token));
  });

  it('is explained in the language of the account', async () => {
    const { id } = await makeAccount(test.app);
    await test.app.get(Database).query(`UPDATE account SET language = 'de' WHERE id = $1`, [id]);
    await request(id);
    await runReactions(test.app);
    const { stream } = await take(await latestToken(test.app, 'data-export', id));
    const readme = (await unzip(await buffer(stream))).get('README.txt') ?? '';
    expect(readme).toMatch(/^Deine Daten bei .+, Stand: \d+\. \S+ \d{4} um \d\d:\d\d UTC\r\n/);
    expect(readme).toContain('account.json: 1 Eintrag\r\n');
    expect(readme).not.toMatch(/\b(?:your|data|copy|entry|entries)\b/i);
  });

  it('is made once a day', async () => {
    expect(await code(request(anna.id))).toBe('EXPORT_TOO_OFTEN');
    test.clock.advance(DAY_MS - 2 * HOUR_MS);
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
