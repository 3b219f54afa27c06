import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createFilledDatabase } from './database.js';
import { queryOnce } from './query-once.js';

it('a filled database is made once for its state, and again when the files that belong to it are gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'filled-'));
  let fillings = 0;
  const rowsOf = async (files: string) => {
    const database = await createFilledDatabase('notes', files, async (url) => {
      fillings += 1;
      await mkdir(files, { recursive: true });
      await mkdir(join(files, `of-${fillings}`));
      await queryOnce(url, `CREATE TABLE note AS SELECT ${fillings} AS filling`);
    });
    const rows = await queryOnce<{ filling: number }>(database.url, 'SELECT filling FROM note');
    await database.drop();
    return [rows.map(({ filling }) => `of-${filling}`), await readdir(files)];
  };
  const files = join(folder, 'files');
  expect(await rowsOf(files)).toEqual([['of-1'], ['of-1']]);
  expect(await rowsOf(files)).toEqual([['of-1'], ['of-1']]);
  await rm(files, { recursive: true });
  expect(await rowsOf(files)).toEqual([['of-2'], ['of-2']]);
  // Of another checkout on the same server.
  expect(await rowsOf(join(folder, 'others'))).toEqual([['of-3'], ['of-3']]);
});
