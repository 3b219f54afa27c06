import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '@babelboard/pages';
import type { UiLanguage } from '@babelboard/texts';
import { furtherPageTexts } from './further-page-texts.js';
import { pageSource } from './page-source.js';
import { pageTexts } from './page-texts.js';
import { type PageAssets, type StyleSheet, styleSheetOf } from './shown-styles.js';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

const ENTRY = 'src/app/browser-entry.tsx';
const FURTHER_PAGES = 'src/app/further-pages.ts';
const HEAD_SCRIPT = 'src/app/head-script.ts';
/** Sources that are neither pages nor what these load. */
const PART = /^src\/(?!.*\.page(?:-data)?\.tsx?$)/;

/** Reads Vite's manifest and gives, for a page, the files that its first view needs. */
export function createAssetFinder(clientDir: string): (page: PageName, language: UiLanguage) => PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = (key: string): Chunk => {
    const found = manifest[key];
    if (found === undefined) throw new Error(`The front end's manifest has no ${key}: build it again`);
    return found;
  };
  /** What a chunk imports stands before it: its styles may build on theirs. */
  const withImports = (key: string, found: Set<string>, asked = new Set<string>()): Set<string> => {
    if (asked.has(key)) return found;
    asked.add(key);
    for (const imported of chunk(key).imports ?? []) withImports(imported, found, asked);
    return found.add(key);
  };
  /** Chunks that come while the page is open, and what comes with them. Other pages, and texts, bring their own. */
  const lazyParts = (keys: Iterable<string>, found = new Set<string>()): Set<string> => {
    for (const key of keys) {
      for (const part of chunk(key).dynamicImports ?? []) {
        if (found.has(part) || !PART.test(part)) continue;
        const added = [...withImports(part, new Set())].filter((each) => !found.has(each));
        for (const each of added) found.add(each);
        lazyParts(added, found);
      }
    }
    return found;
  };
  /** Texts are no files of the sources, so their keys end with what the plugin calls them. */
  const textsChunk = (catalogue: string, language: UiLanguage): string => {
    const found = Object.keys(manifest).find((key) => key.endsWith(`virtual:texts/${catalogue}/${language}`));
    if (found === undefined) throw new Error(`The front end has no texts ${catalogue} in ${language}`);
    return found;
  };
  const entry = chunk(ENTRY);
  const headScript = readFileSync(join(clientDir, chunk(HEAD_SCRIPT).file), 'utf8').trim();
  if (/<(?:\/|style|script|link)/.test(headScript))
    throw new Error('The script of the head holds what reads as an element');
  const fonts = Object.values(manifest).filter((asset) => asset.src?.endsWith('commissioner-latin-flar-normal.woff2'));

  const styleSheets = new Map<string, StyleSheet>();
  const styleSheet = (file: string): StyleSheet => {
    const sheet = styleSheets.get(file) ?? styleSheetOf(`/${file}`, readFileSync(join(clientDir, file), 'utf8').trim());
    styleSheets.set(file, sheet);
    return sheet;
  };

  const assetsOf = (page: PageName, language: UiLanguage): PageAssets => {
    const texts = ['frame', ...pageTexts(page, furtherPageTexts).map((name) => `one/${name}`)].map((catalogue) =>
      textsChunk(catalogue, language),
    );
    const source = pageSource(page);
    const first = chunk(ENTRY).dynamicImports?.includes(source) ? [ENTRY] : [ENTRY, FURTHER_PAGES];
    const needed = [...first, source].reduce((found, key) => withImports(key, found), new Set<string>());
    const keys = [...needed, ...texts];
    const filesOf = (chunks: string[]) => [...new Set(chunks.flatMap((key) => chunk(key).css ?? []))];
    const files = filesOf(keys);
    const sheets = files.map(styleSheet);
    const lazy = filesOf([...lazyParts(keys)]).filter((file) => !files.includes(file));
    return {
      headScript,
      entry: `/${entry.file}`,
      preloads: keys.filter((key) => key !== ENTRY).map((key) => `/${chunk(key).file}`),
      styles: sheets.map(({ text }) => text).join('\n'),
      styleSheets: sheets.map(({ href }) => href),
      lazyStyleSheets: lazy.map(styleSheet),
      fonts: fonts.map((font) => `/${font.file}`),
    };
  };
  const found = new Map<string, PageAssets>();
  return (page, language) => {
    const key = `${page} ${language}`;
    const assets = found.get(key) ?? assetsOf(page, language);
    found.set(key, assets);
    return assets;
  };
}
