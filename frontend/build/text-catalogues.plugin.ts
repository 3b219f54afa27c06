import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { type CatalogueFile, FRAME, FRAME_CATALOGUES, findCatalogues, missingCatalogues } from './find-catalogues.ts';

const LOADERS = 'virtual:texts';
const ALL = 'virtual:texts/all';
const ONE = 'virtual:texts/one/';

/**
 * Texts for the code, compiled: the parser of messages stays out of the browser.
 * - `virtual:texts`: for each catalogue and language what loads it, by `<catalogue>/<language>`; those of the frame come as one
 * - `virtual:texts/all`: all of them by language, for the server
 *
 * The build stops where a language of the interface has not all of them: every page in it would be a fault.
 */
export function textCatalogues(source: string): Plugin {
  return {
    name: 'babelboard-text-catalogues',
    buildStart() {
      const missing = missingCatalogues(source);
      if (missing.length > 0) this.error(`Texts are not in order: ${missing.join(', ')} missing`);
    },
    resolveId: (id) => (id === LOADERS || id.startsWith(`${LOADERS}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LOADERS}`) return loadersOf(filesByKey(source));
      if (id === `\0${ALL}`) return compiledByLanguage(findCatalogues(source));
      if (!id.startsWith(`\0${ONE}`)) return null;
      const files = filesByKey(source).get(id.slice(ONE.length + 1)) ?? [];
      for (const { file } of files) this.addWatchFile(file);
      return exported(compiled(files));
    },
  };
}

function filesByKey(source: string): Map<string, CatalogueFile[]> {
  const found = new Map<string, CatalogueFile[]>();
  for (const catalogue of findCatalogues(source)) {
    const { name, language } = catalogue;
    const key = `${FRAME_CATALOGUES.includes(name) ? FRAME : name}/${language}`;
    found.set(key, [...(found.get(key) ?? []), catalogue]);
  }
  return found;
}

function loadersOf(files: Map<string, CatalogueFile[]>): string {
  const loaders = [...files.keys()].map((key) => `${JSON.stringify(key)}: () => import('${ONE}${key}')`);
  return `export default {${loaders.join(',')}};`;
}

function compiledByLanguage(files: CatalogueFile[]): string {
  const languages = [...new Set(files.map(({ language }) => language))];
  return exported(
    Object.fromEntries(languages.map((of) => [of, compiled(files.filter(({ language }) => language === of))])),
  );
}

function exported(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

function compiled(files: CatalogueFile[]): Record<string, unknown> {
  return Object.fromEntries(
    files.flatMap(({ name, file, document }): [string, unknown][] => {
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      if (document) return [[name, texts]];
      return Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]);
    }),
  );
}
