import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { CvType } from '../../domain/cv-type.js';
import { PROGRAM_FILE } from './program-file-names.js';
import { Refused } from './refused.js';
import { guardXml } from './xml-guard.js';

/** A long document with a picture on every page has some hundred. */
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 30 * 1024 * 1024;

/** Programs of a document's own, and files that the names of a web address cannot be taken for here. */
const PROGRAM = /(^|\/)(vbaProject|vbaData)[^/]*$|(^|\/)(activeX|Basic|Scripts)\/|\.com$/i;
/** A document holds tables and drawings of other programs, but no archive. */
const ARCHIVE = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|cab|iso)$/i;
const XML = /\.(xml|rels|rdf|vml)$|^mimetype$/i;

/** What the first bytes say: an entry, or the end of a ZIP file in which there is none. */
const FIRST_ENTRY = 0x04_03_4b_50;
const EMPTY_ZIP = 0x06_05_4b_50;

const ODT_TYPE = 'application/vnd.oasis.opendocument.text';

/**
 * Looks through a document that is a ZIP file, entry by entry, and says what it is.
 * @throws Refused CV_ENCRYPTED, CV_BROKEN (also with names that lead out of their folder), CV_TOO_COMPLEX (too many, too large, one in
 *   another), CV_HAS_PROGRAM, CV_SEVERAL_FORMATS, CV_TYPE_UNKNOWN
 */
export async function guardZip(bytes: Buffer): Promise<Extract<CvType, 'docx' | 'odt'>> {
  const zip = await open(bytes);
  const entries = await allEntries(zip);
  // What is no document is told so, whatever else is in it.
  const type = typeOf(new Set(entries.map(({ fileName }) => fileName)));
  const names = new Set<string>();
  let mimetype = '';
  let total = 0;
  for (const entry of entries) {
    total += entry.uncompressedSize;
    guardEntry(entry, names, total);
    names.add(entry.fileName);
    if (XML.test(entry.fileName)) {
      const content = await contentOf(zip, entry);
      if (entry.fileName === 'mimetype') {
        mimetype = content.toString('latin1').trim();
      } else {
        guardXml(entry.fileName, content);
      }
    } else if (!entry.fileName.endsWith('/')) {
      // What is not read is unpacked all the same: its declared size may be a lie.
      await contentOf(zip, entry);
    }
  }
  if (type === 'odt' && mimetype !== ODT_TYPE) {
    throw new Refused('CV_TYPE_UNKNOWN');
  }
  return type;
}

async function open(bytes: Buffer): Promise<ZipFile> {
  const begin = bytes.length < 4 ? 0 : bytes.readUInt32LE(0);
  if (begin === EMPTY_ZIP) {
    throw new Refused('CV_TYPE_UNKNOWN');
  }
  if (begin !== FIRST_ENTRY) {
    throw new Refused('CV_SEVERAL_FORMATS');
  }
  const zip = await broken(() =>
    yauzl.fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }),
  );
  if (zip.entryCount > MOST_ENTRIES) {
    throw new Refused('CV_TOO_COMPLEX');
  }
  if (zip.comment.length > 0) {
    throw new Refused('CV_SEVERAL_FORMATS');
  }
  return zip;
}

function allEntries(zip: ZipFile): Promise<Entry[]> {
  return broken(async () => {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry as Entry);
    return entries;
  });
}

function guardEntry(entry: Entry, names: ReadonlySet<string>, total: number): void {
  const { fileName } = entry;
  if (entry.isEncrypted()) {
    throw new Refused('CV_ENCRYPTED');
  }
  if (PROGRAM.test(fileName) || PROGRAM_FILE.test(fileName)) {
    throw new Refused('CV_HAS_PROGRAM');
  }
  if (ARCHIVE.test(fileName) || total > MOST_BYTES) {
    throw new Refused('CV_TOO_COMPLEX');
  }
  // Two of one name: each program takes another one. Links lead out of the document.
  if (names.has(fileName) || isLink(entry)) {
    throw new Refused('CV_BROKEN');
  }
}

function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170_000) === 0o120_000;
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return broken(async () => {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  });
}

function typeOf(names: ReadonlySet<string>): 'docx' | 'odt' {
  if (names.has('[Content_Types].xml') && names.has('word/document.xml')) {
    return 'docx';
  }
  if (names.has('mimetype') && names.has('content.xml')) {
    return 'odt';
  }
  throw new Refused('CV_TYPE_UNKNOWN');
}

/** What the library throws is about the file. */
async function broken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('CV_BROKEN');
  }
}
