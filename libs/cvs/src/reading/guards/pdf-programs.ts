import { constants, inflateRawSync } from 'node:zlib';
import { PdfAddresses } from './pdf-addresses.js';
import { PdfOpening } from './pdf-opening.js';
import { pdfTokens } from './pdf-tokens.js';
import { Refused } from './refused.js';

/** What a reader does by itself, or at a press: run something, send what was typed, fetch something, or play what may do so. */
const ACTIONS: ReadonlySet<string> = new Set([
  'ImportData',
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMediaExecute',
  'SubmitForm',
]);
/** What leads into another file, of a disk, of a server or in this one. */
const LEAVING: ReadonlySet<string> = new Set(['GoToE', 'GoToR']);
/** Scenes and films that bring programs along. */
const MEDIA: ReadonlySet<string> = new Set(['3D', 'RichMedia']);
/** Forms of a language of their own, made of scripts. */
const SCRIPTED_FORM = 'XFA';
/** Where an object begins, wherever it lies: a reader finds it by a table that says where, and that may say anything. */
const BEGINNING = /(?:(?<!end)obj|trailer)(?=[\0\t\n\f\r /<[(%])/g;
/** In front of it stand the number of the object and that of its version. */
const NUMBERS = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+$/;
const LONGEST_NUMBERS = 40;
const REST_OF_LINE = /[^\r\n]*(?:\r\n|\n|\r)?/y;
/** Packed objects of a document of 200 pages are a hundredth of it. */
const MOST_UNPACKED = 32 * 1024 * 1024;
const ZLIB_HEADER = 2;

/**
 * Looks at all objects of a PDF, also at those that are packed into streams, for programs and for ways out of the file: `pdf.js` tells of scripts,
 * but not of what else a reader would do.
 * @param isEncrypted then packed objects cannot be read here, and `pdf.js`, which can, does not tell of all that they do
 * @throws Refused CV_HAS_PROGRAM, CV_REACHES_OUT, CV_ENCRYPTED where objects are packed in cipher, CV_BROKEN and CV_TOO_COMPLEX where they are as no program does it
 */
export function guardPdfPrograms(bytes: Buffer, isEncrypted: boolean): void {
  const pdf = bytes.toString('latin1');
  const judges = { addresses: new PdfAddresses(isEncrypted), opening: new PdfOpening() };
  let unpacked = 0;
  for (const { index, 0: word } of pdf.matchAll(BEGINNING)) {
    const number = Number(NUMBERS.exec(pdf.slice(Math.max(0, index - LONGEST_NUMBERS), index))?.[1] ?? 0);
    const { end, names } = guardObject(pdf, index + word.length, number, judges);
    // Objects lie in streams that say where the first is; their type is for people.
    const begin = names.includes('First') ? contentBegin(pdf, end) : null;
    if (begin !== null && isEncrypted) throw new Refused('CV_ENCRYPTED');
    if (begin !== null) {
      const content = unpack(bytes.subarray(begin), names, MOST_UNPACKED - unpacked);
      unpacked += content.length;
      guardAll(content, judges);
    }
  }
  judges.addresses.finish();
  judges.opening.finish();
}

interface Judges {
  addresses: PdfAddresses;
  opening: PdfOpening;
}

/** One value with all that is in it. Gives where it ends, and the names that stand in it. */
function guardObject(
  pdf: string,
  from: number,
  object: number,
  { addresses, opening }: Judges,
): { end: number; names: string[] } {
  const names: string[] = [];
  /** In front of each dictionary and list that is open. */
  const keys: string[] = [];
  let before = '';
  /** The name in front of a reference, which has two numbers. */
  let key = '';
  let numbers: string[] = [];
  let last = from;
  for (const { kind, text, end } of pdfTokens(pdf, from)) {
    if (kind === 'open') keys.push(key);
    else if (kind === 'close') keys.pop();
    else if (kind === 'name') {
      guardName(text, before, keys.length);
      if (text === 'URI' && before === 'S') opening.leads(object, keys);
      names.push(text);
    } else if (kind === 'string') addresses.take(text, before, keys.length);
    else if (text === 'R') {
      addresses.refer(key);
      opening.refer(object, keys, key, Number(numbers.at(-2) ?? 0));
    }
    if (kind !== 'word') key = kind === 'name' ? text : '';
    numbers = kind === 'word' ? [...numbers.slice(-1), text] : [];
    before = kind === 'name' ? text : kind === 'open' ? before : '';
    last = end;
    if (keys.length === 0) break;
  }
  return { end: last, names };
}

/** Values one after the other, as in a stream of objects; in front of them stand the number of each and where it begins. */
function guardAll(content: string, judges: Judges): void {
  const header = /^[\d\s]*/.exec(content)?.[0] ?? '';
  const numbers = header.trim().split(/\s+/).map(Number);
  const beginnings = new Map(numbers.flatMap((number, at) => (at % 2 === 0 ? [[numbers[at + 1] ?? -1, number]] : [])));
  for (let at = 0; at < content.length; ) {
    const number = beginnings.get(at - header.length) ?? 0;
    const { end } = guardObject(content, at, number, judges);
    if (end <= at) return;
    at = end;
    while (/\s/.test(content.charAt(at))) at += 1;
  }
}

function guardName(name: string, before: string, depth: number): void {
  // A name by itself is the value of whoever refers to it.
  const isAction = ACTIONS.has(name) && (before === 'S' || depth === 0);
  const isMedia = MEDIA.has(name) && (before === 'Subtype' || depth === 0);
  if (isAction || isMedia || name === SCRIPTED_FORM) {
    throw new Refused('CV_HAS_PROGRAM');
  }
  if (LEAVING.has(name) && (before === 'S' || depth === 0)) {
    throw new Refused('CV_REACHES_OUT');
  }
}

/** Where the content of a stream begins; null where the object is none. */
function contentBegin(pdf: string, from: number): number | null {
  const { value: next } = pdfTokens(pdf, from).next();
  if (next?.kind !== 'word' || next.text !== 'stream') {
    return null;
  }
  REST_OF_LINE.lastIndex = next.end;
  return next.end + (REST_OF_LINE.exec(pdf)?.[0].length ?? 0);
}

/** Streams of objects are packed in one way, if at all. Where it ends the packing says itself. */
function unpack(content: Buffer, names: readonly string[], most: number): string {
  const filters = names.filter((name) => /^(Filter|F|\w+Decode|Crypt|DecodeParms|DP)$/.test(name));
  if (filters.length === 0) {
    const end = content.indexOf('endstream');
    return content.subarray(0, end < 0 ? content.length : end).toString('latin1');
  }
  if (filters.join() !== 'Filter,FlateDecode') {
    throw new Refused('CV_TOO_COMPLEX');
  }
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(most, 1) };
    return inflateRawSync(content.subarray(ZLIB_HEADER), options).toString('latin1');
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refused(isTooLarge ? 'CV_TOO_COMPLEX' : 'CV_BROKEN');
  }
}
