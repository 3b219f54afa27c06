import { expect, it } from '@jest/globals';
import { keepUntilReload } from './keep-until-reload.js';

it('reads once, again after a reload, and again after a failure', async () => {
  const reloads: (() => Promise<void>)[] = [];
  let reads = 0;
  let broken = false;
  const load = keepUntilReload({ afterReload: (listener) => reloads.push(listener) }, async () => {
    reads += 1;
    if (broken) throw new Error('no database');
    return reads;
  });
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  await Promise.all(reloads.map((reload) => reload()));
  expect(await load()).toBe(2);
  await Promise.all(reloads.map((reload) => reload()));
  broken = true;
  await expect(load()).rejects.toThrow('no database');
  broken = false;
  expect(await load()).toBe(4);
});
