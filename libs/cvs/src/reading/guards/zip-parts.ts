import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { PROGRAM_FILE } from './program-file-names.js';
import { Refused } from './refused.js';

/** The files of a ZIP file by their names, unpacked. */
export type Parts = ReadonlyMap<string, Buffer>;

/** A long document with a picture on every page has some hundred. */
const MOST_ENTRIES = 2_000;
export const MOST_BYTES = 30 * 1024 * 1024;

/** Programs of a document's own, and files that the names of a web address cannot be taken for here. */
const PROGRAM = /(^|\/)(vbaProject|vbaData)[^/]*$|(^|\/)(activeX|Basic|Scripts)\/|\.com$/i;
/** A document holds tables and drawings of other programs, but no archive. */
const ARCHIVE = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|cab|iso)$/i;
/** One part in several files, which some readers put together and others do not. */
const PIECE = /\[\d+\](\.last)?\.piece$/i;
/** By their first bytes: programs of Windows, Linux and macOS; and the folder of files in one in which Word until 2003 keeps objects and macros. */
const PROGRAM_BEGINNINGS = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'd0cf11e0a1b11ae1'];
const LONGEST_BEGINNING = 8;

/** What the first bytes say: an entry, or the end of a ZIP file in which there is none. */
const FIRST_ENTRY = 0x04_03_4b_50;
const EMPTY_ZIP = 0x06_05_4b_50;

export interface OpenedZip {
  zip: ZipFile;
  entries: readonly Entry[];
}

/** @throws Refused CV_TYPE_UNKNOWN with nothing in it, CV_SEVERAL_FORMATS, CV_BROKEN, CV_TOO_COMPLEX with too many files */
export async function openZip(bytes: Buffer): Promise<OpenedZip> {
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
  return { zip, entries: await allEntries(zip) };
}

/**
 * Unpacks it, entry by entry. What is not read further is unpacked all the same: its declared size may be a lie.
 * @param most bytes that all of them may have
 * @throws Refused CV_ENCRYPTED, CV_BROKEN (also with names that lead out of their folder), CV_TOO_COMPLEX, CV_HAS_PROGRAM
 */
export async function unpackZip({ zip, entries }: OpenedZip, most: number): Promise<Parts> {
  const parts = new Map<string, Buffer>();
  const names = new Set<string>();
  let total = 0;
  for (const entry of entries) {
    total += entry.uncompressedSize;
    if (total > most) {
      throw new Refused('CV_TOO_COMPLEX');
    }
    guardEntry(entry, names);
    names.add(entry.fileName.toLowerCase());
    if (!entry.fileName.endsWith('/')) {
      const content = await contentOf(zip, entry);
      guardContent(content);
      parts.set(entry.fileName, content);
    }
  }
  return parts;
}

/** Whether it is a ZIP file itself. */
export function isZip(content: Buffer): boolean {
  return content.length >= 4 && content.readUInt32LE(0) === FIRST_ENTRY;
}

function allEntries(zip: ZipFile): Promise<Entry[]> {
  return broken(async () => {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry as Entry);
    return entries;
  });
}

function guardEntry(entry: Entry, names: ReadonlySet<string>): void {
  const { fileName } = entry;
  if (entry.isEncrypted()) {
    throw new Refused('CV_ENCRYPTED');
  }
  if (PROGRAM.test(fileName) || PROGRAM_FILE.test(fileName)) {
    throw new Refused('CV_HAS_PROGRAM');
  }
  if (ARCHIVE.test(fileName)) {
    throw new Refused('CV_TOO_COMPLEX');
  }
  // Two of one name, in whatever case: each program takes another one. Links lead out of the document.
  if (names.has(fileName.toLowerCase()) || PIECE.test(fileName) || isLink(entry)) {
    throw new Refused('CV_BROKEN');
  }
}

function guardContent(content: Buffer): void {
  const beginning = content.toString('hex', 0, LONGEST_BEGINNING);
  if (PROGRAM_BEGINNINGS.some((program) => beginning.startsWith(program))) {
    throw new Refused('CV_HAS_PROGRAM');
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

/** What the library throws is about the file. */
async function broken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('CV_BROKEN');
  }
}
