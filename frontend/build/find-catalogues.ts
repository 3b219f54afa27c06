import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UI_LANGUAGE_CODES } from '../../libs/texts/src/languages.ts';

/** A file of texts in one language. */
export interface CatalogueFile {
  /** Its folder below `src`, without `features/` (`identity`, `jobs/home`, `forms`); with the name of the document, where it is one. */
  name: string;
  language: string;
  file: string;
  /** No messages but one text in parts, read as a whole. */
  document: boolean;
}

/** What every page says, whichever it is: header, footer, session, connection. */
export const FRAME_CATALOGUES = ['app', 'head', 'pages', 'session', 'ui'];

const FILE = /^(?:features\/)?(.+)\/texts\/(?:([\w-]+)\.)?([a-z]{2})\.json$/;

/** `<folder>/texts/<language>.json` is a catalogue of messages, `<folder>/texts/<name>.<language>.json` a document. */
export function findCatalogues(source: string): CatalogueFile[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const [, folder, document, language] = FILE.exec(path) ?? [];
    if (folder === undefined || language === undefined) return [];
    const name = document === undefined ? folder : `${folder}/${document}`;
    return [{ name, language, file: join(source, path), document: document !== undefined }];
  });
}

/** Files of a language of the interface that are not there although their texts are there in another one. */
export function missingCatalogues(source: string): string[] {
  const found = findCatalogues(source);
  const there = new Set(found.map(({ file }) => file));
  const wanted = found.flatMap(({ file }) =>
    UI_LANGUAGE_CODES.map((language) => file.replace(/[a-z]{2}\.json$/, `${language}.json`)),
  );
  return [...new Set(wanted)].filter((file) => !there.has(file)).map((file) => relative(join(source, '../..'), file));
}
