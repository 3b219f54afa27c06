import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '../paths/paths.js';
import type { DocumentParts } from './document.js';
import { pageSources } from './page-loader.js';

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
export function createAssetFinder(clientDir: string): (page: PageName) => DocumentParts['assets'] {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunk = (key: string): Chunk => {
    const found = manifest[key];
    if (found === undefined) throw new Error(`The front end's manifest has no ${key}: build it again`);
    return found;
  };
  const withImports = (key: string, seen: Set<string>): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of chunk(key).imports ?? []) withImports(imported, seen);
    return seen;
  };
  const entry = chunk(ENTRY);
  const fonts = Object.values(manifest).filter((asset) => asset.src?.endsWith('commissioner-latin-flar-normal.woff2'));

  return (page) => {
    const keys = [...withImports(pageSources[page], withImports(ENTRY, new Set()))];
    return {
      scheme: `/${chunk(SCHEME).file}`,
      entry: `/${entry.file}`,
      preloads: keys.filter((key) => key !== ENTRY).map((key) => `/${chunk(key).file}`),
      styleSheets: [...new Set(keys.flatMap((key) => chunk(key).css ?? []))].map((file) => `/${file}`),
      fonts: fonts.map((font) => `/${font.file}`),
    };
  };
}
