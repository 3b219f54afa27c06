import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PAGES, type PageName } from '@babelboard/pages';
import { describe, expect, it } from '@jest/globals';
import { pageDataSource, pageSource } from './page-source.js';

const front = fileURLToPath(new URL('../..', import.meta.url));
const names = Object.keys(PAGES) as PageName[];
const filesLike = (ending: string) =>
  readdirSync(`${front}src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `src/${file}`)
    .sort();

describe('the registry of pages', () => {
  it('names each file of a page, and no other', () => {
    expect([...new Set(names.map((name) => pageSource(name)))].sort()).toEqual(filesLike('.page.tsx'));
  });

  it('has a page for each file that loads data', () => {
    expect(names.map((name) => pageDataSource(name))).toEqual(expect.arrayContaining(filesLike('.page-data.ts')));
  });
});
