import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file of texts in one language. */
export interface CatalogueFile {
  /** Its folder below `src`, without `features/` (`identity`, `jobs/home`, `forms`); with the name of the document, where it is one. */
  name: string;
  language: string;
  file: string;
  /** No messages but one text in parts, read as a whole. */
  document: boolean;
}

/** The name under which the catalogues of the frame come, as one. */
export const FRAME = 'frame';

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
