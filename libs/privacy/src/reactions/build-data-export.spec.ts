import { Database, Eraser, Storage } from '@babelboard/platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { eventually } from '../../../../test/support/eventually.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { hand } from '../../../../test/support/reactions.js';
import { registerTestAccount } from '../../../identity/src/testing/test-account.js';
import { RequestDataExport } from '../commands/request-data-export.command.js';
import { DataExport } from '../entities/data-export.entity.js';
import { DataExportRequested } from '../events/data-export-requested.event.js';

let test: TestApplication;
let storage: Storage;
let put: Storage['putStream'];

beforeAll(async () => {
  test = await createTestApplication();
  storage = test.app.get(Storage);
  put = storage.putStream.bind(storage);
});
afterEach(() => {
  storage.putStream = put;
});
afterAll(() => test?.close());

/** Somebody who has asked for a copy; `build` hands over what they asked for, as a queue does. */
async function asked() {
  const { id: accountId, email } = await registerTestAccount(test.app);
  await takeEvents(test.app);
  await test.app.get(CommandBus).execute(new RequestDataExport(accountId));
  const [requested] = await takeEvents(test.app);
  const exportId = requested?.payload.exportId as string;
  const build = () => hand(test.app, 'identity.build-data-export', new DataExportRequested({ exportId, accountId }));
  const erase = () => test.app.get(Database).transaction((tx) => test.app.get(Eraser).erase(tx, { accountId, email }));
  return { exportId, build, erase };
}

/** Lets the storage take files only when the given function is called. */
function holdStorage() {
  let answer = () => {};
  const opened = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const held: string[] = [];
  storage.putStream = async (key, ...content) => {
    held.push(key);
    await opened;
    await put(key, ...content);
  };
  return { held, answer };
}

const removals = (exportId: string) =>
  test.app.get(Database).query('SELECT 1 FROM file_removal WHERE key = $1', [DataExport.keyOf(exportId)]);
const types = async () => (await takeEvents(test.app)).map(({ type }) => type);

describe('BuildDataExport', () => {
  it('has no transaction open while the storage takes its time, and one process at a time writes the file', async () => {
    const { build } = await asked();
    const { held, answer } = holdStorage();
    const building = build();
    await eventually(() => expect(held).toHaveLength(1));
    expect(
      await test.app
        .get(Database)
        .query(
          `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
        ),
    ).toEqual([]);
    await expect(build()).rejects.toMatchObject({ name: 'PutBack' });
    answer();
    await building;
    await build();
    expect(held).toHaveLength(1);
    expect(await types()).toEqual(['identity.data-export-ready.v1']);
  });

  it('lets the file go when the person was erased while it was written', async () => {
    const { exportId, build, erase } = await asked();
    const { held, answer } = holdStorage();
    const building = build();
    await eventually(() => expect(held).toHaveLength(1));
    await erase();
    await test.app.get(Database).query('TRUNCATE file_removal');
    answer();
    await building;
    expect(await removals(exportId)).toHaveLength(1);
    expect(await types()).toEqual([]);
  });

  it('lets go what a killed try may have left of somebody who is erased', async () => {
    const { exportId, build, erase } = await asked();
    await erase();
    await test.app.get(Database).query('TRUNCATE file_removal');
    await build();
    expect(await removals(exportId)).toHaveLength(1);
    expect(await types()).toEqual([]);
  });
});
