import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { MovableClock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { FileStorage } from '../storage/file-storage.js';
import { FileRemovals } from './file-removals.js';
import { RemoveFiles } from './remove-files.schedule.js';

const HOUR_MS = 3_600_000;

let test: TestDatabase;
let source: DataSource;
let folder: string;
let clock: MovableClock;
let storage: FileStorage;
let removeFiles: RemoveFiles;

beforeAll(async () => {
  Logger.overrideLogger(false);
  test = await createTestDatabase();
  source = await new DataSource({ type: 'postgres', url: test.url }).initialize();
  folder = await mkdtemp(join(tmpdir(), 'removals-'));
  storage = new FileStorage(folder);
});
afterAll(async () => {
  await source.destroy();
  await test.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  clock = new MovableClock(new Date('2026-11-25T00:00:00Z'));
  removeFiles = new RemoveFiles(new Database(source), storage, clock);
});

const left = () => source.query('SELECT key, tries, failure FROM file_removal');

describe('RemoveFiles', () => {
  it('goes on after a file that cannot be removed, which is tried again later and stays visible', async () => {
    // A folder with something in it, where a file should be.
    await mkdir(join(folder, 'cvs/0-stuck/inside'), { recursive: true });
    for (const name of ['cvs/1', 'cvs/2']) {
      await storage.put(name, Buffer.from('x'), 'text/plain');
    }
    await source.transaction((tx) => new FileRemovals(clock).add(tx, ['cvs/0-stuck', 'cvs/1']));
    clock.advance(1);
    await source.transaction((tx) => new FileRemovals(clock).add(tx, ['cvs/2', 'Not a storage key']));
    await removeFiles.run();
    expect(await readdir(join(folder, 'cvs'))).toEqual(['0-stuck']);
    const stuck = [
      { key: 'cvs/0-stuck', tries: 1, failure: expect.stringContaining('EISDIR') },
      { key: 'Not a storage key', tries: 1, failure: 'Not a storage key: Not a storage key' },
    ];
    expect(await left()).toEqual(expect.arrayContaining(stuck));
    await removeFiles.run();
    expect(await left()).toEqual(expect.arrayContaining(stuck));

    await rm(join(folder, 'cvs/0-stuck'), { recursive: true });
    clock.advance(HOUR_MS);
    await removeFiles.run();
    expect(await left()).toEqual([{ key: 'Not a storage key', tries: 2, failure: expect.any(String) }]);
  });
});
