import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { UI_LANGUAGE_CODES } from '../../libs/texts/src/languages.ts';
import { type CatalogueFile, FRAME_CATALOGUES, findCatalogues, missingCatalogues } from './find-catalogues.ts';

const LOADERS = 'virtual:texts';
const ALL = 'virtual:texts/all';
const FRAME_OF = 'virtual:texts/frame/';
const ONE = 'virtual:texts/one/';

/**
 * Texts for the code, compiled: the parser of messages stays out of the browser.
 * - `virtual:texts`: for each language what loads its frame: the texts of every page, as one, and for each other catalogue what loads it.
 *   A visitor gets the list of one language, however many there are
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
      const all = findCatalogues(source);
      if (id === `\0${ALL}`) return compiledByLanguage(all);
      if (id === `\0${LOADERS}`)
        return exportedLoaders(UI_LANGUAGE_CODES.map((language) => [language, FRAME_OF + language]));
      const language = wordAfter(FRAME_OF, id);
      const key = wordAfter(ONE, id);
      if (language === null && key === null) return null;
      const wanted = all.filter((one) => (language === null ? keyOf(one) === key : isFrameOf(language, one)));
      for (const { file } of wanted) this.addWatchFile(file);
      if (language === null) return exported(compiled(wanted));
      const others = all.filter((one) => one.language === language && !FRAME_CATALOGUES.includes(one.name));
      return `${exported(compiled(wanted))}\nexport const catalogues = ${loadersOf(others.map((one) => [one.name, ONE + keyOf(one)]))};`;
    },
  };
}

const wordAfter = (start: string, id: string) => (id.startsWith(`\0${start}`) ? id.slice(start.length + 1) : null);

const keyOf = ({ name, language }: CatalogueFile) => `${name}/${language}`;

const isFrameOf = (language: string, one: CatalogueFile) =>
  one.language === language && FRAME_CATALOGUES.includes(one.name);

function loadersOf(modules: [name: string, module: string][]): string {
  return `{${modules.map(([name, module]) => `${JSON.stringify(name)}: () => import('${module}')`).join(',')}}`;
}

function exportedLoaders(modules: [name: string, module: string][]): string {
  return `export default ${loadersOf(modules)};`;
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

/** `E-Mail` is one word to whoever reads German: no line ends inside it. */
function unbroken(text: string): string {
  return text.replaceAll(/\bE-(?=Mail)/g, 'E-\u2060');
}

function compiled(files: CatalogueFile[]): Record<string, unknown> {
  return Object.fromEntries(
    files.flatMap(({ name, file, document }): [string, unknown][] => {
      const texts = JSON.parse(unbroken(readFileSync(file, 'utf8'))) as Record<string, string>;
      if (document) return [[name, texts]];
      return Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]);
    }),
  );
}
