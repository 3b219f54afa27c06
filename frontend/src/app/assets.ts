import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '@babelboard/pages';
import type { UiLanguage } from '@babelboard/texts';
import type { DocumentParts } from './document.js';
import { pageSource } from './page-source.js';
import { pageTexts } from './page-texts.js';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

const ENTRY = 'src/app/browser-entry.tsx';
const SCHEME = 'src/theme/scheme-entry.ts';

/** Reads Vite's manifest and gives, for a page, the files that its first view needs. */
export function createAssetFinder(
  clientDir: string,
): (page: PageName, language: UiLanguage) => DocumentParts['assets'] {
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
  /** Texts are no files of the sources, so their keys end with what the plugin calls them. */
  const textsChunk = (catalogue: string, language: UiLanguage): string => {
    const found = Object.keys(manifest).find((key) => key.endsWith(`virtual:texts/one/${catalogue}/${language}`));
    if (found === undefined) throw new Error(`The front end has no texts ${catalogue} in ${language}`);
    return found;
  };
  const entry = chunk(ENTRY);
  const fonts = Object.values(manifest).filter((asset) => asset.src?.endsWith('commissioner-latin-flar-normal.woff2'));

  const styleSheets = new Map<string, string>();
  const styleSheet = (file: string): string => {
    const text = styleSheets.get(file) ?? readFileSync(join(clientDir, file), 'utf8').trim();
    styleSheets.set(file, text);
    return text;
  };

  const assetsOf = (page: PageName, language: UiLanguage): DocumentParts['assets'] => {
    const texts = ['frame', ...pageTexts(page)].map((catalogue) => textsChunk(catalogue, language));
    const keys = [...withImports(pageSource(page), withImports(ENTRY, new Set())), ...texts];
    const files = [...new Set(keys.flatMap((key) => chunk(key).css ?? []))];
    return {
      scheme: `/${chunk(SCHEME).file}`,
      entry: `/${entry.file}`,
      preloads: keys.filter((key) => key !== ENTRY).map((key) => `/${chunk(key).file}`),
      styles: files.map(styleSheet).join('\n'),
      styleSheets: files.map((file) => `/${file}`),
      fonts: fonts.map((font) => `/${font.file}`),
    };
  };
  const found = new Map<string, DocumentParts['assets']>();
  return (page, language) => {
    const key = `${page} ${language}`;
    const assets = found.get(key) ?? assetsOf(page, language);
    found.set(key, assets);
    return assets;
  };
}
