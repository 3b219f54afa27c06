import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGES, type PageName } from '@babelboard/pages';
import { describe, expect, it } from '@jest/globals';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { FRAME_CATALOGUES, findCatalogues } from '../../build/find-catalogues.js';
import { furtherPageTexts } from './further-page-texts.js';
import { pageSource } from './page-source.js';
import { pageTexts } from './page-texts.js';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = findCatalogues(source);
const textsOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const catalogues = files.filter(({ document, language }) => !document && language === 'en');
const catalogueOf = new Map(
  catalogues.flatMap(({ name, file }) => Object.keys(textsOf(file)).map((key) => [key, name] as const)),
);
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:spec\.tsx?|d\.ts)$/.test(file))
  .map((file) => join(source, file));

/** What a file asks of others: texts, modules that come with it, and modules that come when they are shown, with their texts. */
interface CodeFile {
  keys: string[];
  imports: string[];
  lazy: { file: string; texts: string[] }[];
}

const codeFiles = new Map(code.map((file) => [file, readCode(file)]));

function readCode(file: string): CodeFile {
  const text = readFileSync(file, 'utf8');
  const literals = [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map((match) => match[1] ?? match[2] ?? '');
  const at = (specifier = '') =>
    ['.ts', '.tsx'].map((ending) => resolve(dirname(file), specifier.replace(/\.js$/, ending))).find(existsSync) ?? '';
  return {
    keys: literals.filter((literal) => catalogueOf.has(literal)),
    imports: [...text.matchAll(/^(?:import|export)(?! type)[^;]*?'(\.[^']+\.js)';$/gm)].map(([, path]) => at(path)),
    lazy: [...text.matchAll(/import\('(\.[^']+)'\)(?:,\s*\[([^\]]*)\])?/g)].map(([, path, texts = '']) => ({
      file: at(path),
      texts: [...texts.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    })),
  };
}

/** The texts that code asks for although they do not come with it, as `file: key`. */
function missingTexts(start: string, there: string[], seen = new Set<string>()): string[] {
  const found = codeFiles.get(start);
  if (found === undefined || seen.has(start)) return [];
  seen.add(start);
  const missing = found.keys.filter((key) => !there.includes(catalogueOf.get(key) ?? ''));
  return [
    ...missing.map((key) => `${relative(source, start)}: ${key}`),
    ...found.imports.flatMap((file) => missingTexts(file, there, seen)),
    // Seen by itself: with other texts the same code may ask for too much.
    ...found.lazy.flatMap(({ file, texts }) => missingTexts(file, [...there, ...texts], new Set(seen))),
  ];
}

describe('catalogues of texts', () => {
  it('hold each key once', () => {
    const keys = catalogues.flatMap(({ file }) => Object.keys(textsOf(file)));
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('hold every key that the code asks for, and no other', () => {
    const asked = code.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([^']+)'|<Sentence\s+text="([^"]+)"/g)].map(
        (match) => match[1] ?? match[2] ?? '',
      ),
    );
    expect(asked.filter((key) => !catalogueOf.has(key))).toEqual([]);
    const used = new Set([...codeFiles.values()].flatMap(({ keys }) => keys));
    expect([...catalogueOf.keys()].filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(files.filter(({ document }) => !document))(
    '$name in $language: messages compile and are not empty',
    ({ file }) => {
      for (const [key, text] of Object.entries(textsOf(file))) {
        expect([key, text.trim()]).not.toEqual([key, '']);
        expect(() => compileMessage(text)).not.toThrow();
      }
    },
  );

  it.each(Object.keys(PAGES) as PageName[])('come with the page %s and with what it shows later', (name) => {
    expect(
      missingTexts(join(source, '..', pageSource(name)), [...FRAME_CATALOGUES, ...pageTexts(name, furtherPageTexts)]),
    ).toEqual([]);
  });

  it('come with the frame and with what it shows later', () => {
    expect(missingTexts(join(source, 'app/browser-entry.tsx'), FRAME_CATALOGUES)).toEqual([]);
  });

  it('are there by the names that pages call them', () => {
    const names = files.map(({ name }) => name);
    const called = (Object.keys(PAGES) as PageName[]).flatMap((name) => pageTexts(name, furtherPageTexts));
    expect(called.filter((name) => !names.includes(name))).toEqual([]);
    expect(FRAME_CATALOGUES.filter((name) => !names.includes(name))).toEqual([]);
  });
});
