import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UnreadableDocument } from '../text-document.js';

/** All that is read of a document together; a CV has less than one of them. */
const MOST_BYTES = 30_000_000;

/** The parts of a zipped document that are wanted by their names, unpacked. */
export async function readZip(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<Map<string, Uint8Array>> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true });
  const parts = new Map<string, Uint8Array>();
  let left = MOST_BYTES;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new UnreadableDocument('encrypted');
    if (!wanted(entry.fileName) || parts.has(entry.fileName)) continue;
    const part = await unpack(zip, entry, left);
    left -= part.length;
    parts.set(entry.fileName, part);
  }
  return parts;
}

/** Counts while it unpacks: what an entry says of its size may be a lie. */
async function unpack(zip: ZipFile, entry: Entry, most: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > most) throw new UnreadableDocument('too-large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new UnreadableDocument('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
