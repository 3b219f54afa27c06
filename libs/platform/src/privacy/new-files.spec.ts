import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { MovableClock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { FileStorage } from '../storage/file-storage.js';
import { FileRemovals } from './file-removals.js';
import { NewFiles } from './new-files.js';

let test: TestDatabase;
let source: DataSource;
let folder: string;
let storage: FileStorage;
let files: NewFiles;
const removals = new FileRemovals(new MovableClock(new Date('2026-11-25T00:00:00Z')));

beforeAll(async () => {
  test = await createTestDatabase();
  source = await new DataSource({ type: 'postgres', url: test.url }).initialize();
  folder = await mkdtemp(join(tmpdir(), 'new-files-'));
  storage = new FileStorage(folder);
  files = new NewFiles(new Database(source), storage, removals);
});
afterAll(async () => {
  await source.destroy();
  await test.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => source.query('DELETE FROM file_removal'));

const put = (key: string) => storage.put(key, Buffer.from('x'), 'text/plain');
const cancel = (key: string) => source.transaction((tx) => removals.cancel(tx, key));
/** Without the types that are stored beside them. */
const stored = async () => (await readdir(join(folder, 'new'))).filter((name) => !name.includes('.')).sort();

describe('NewFiles', () => {
  it('keeps files whose rows are written, also where something fails after that', async () => {
    await files.keeping(['new/1'], async () => {
      await put('new/1');
      await cancel('new/1');
    });
    const failed = files.keeping(['new/2'], async () => {
      await put('new/2');
      await cancel('new/2');
      throw new Error('The connection broke after the commit');
    });
    await expect(failed).rejects.toThrow('after the commit');
    expect(await stored()).toEqual(['1', '2']);
    expect(await source.query('SELECT key FROM file_removal')).toEqual([]);
  });

  it('removes them at once where their rows are refused', async () => {
    const refused = files.keeping(['new/3', 'new/4'], async () => {
      await put('new/3');
      await put('new/4');
      throw new Error('The account is gone');
    });
    await expect(refused).rejects.toThrow('The account is gone');
    expect(await stored()).not.toEqual(expect.arrayContaining(['3']));
    expect(await stored()).not.toEqual(expect.arrayContaining(['4']));
  });

  it('has them removed within the hour where nobody came to that', async () => {
    await files.keeping(['new/5'], () => put('new/5'));
    const [left] = await source.query('SELECT key, not_before FROM file_removal');
    expect(left).toEqual({ key: 'new/5', not_before: new Date('2026-11-25T01:00:00Z') });
  });
});
