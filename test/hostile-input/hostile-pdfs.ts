import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** The one of pdfmake's; it comes without types. */
interface PdfKitDocument {
  text(text: string, options?: { link: string }): this;
  on(event: 'data', listener: (chunk: Buffer) => void): this;
  on(event: 'end', listener: () => void): this;
  end(): void;
  _root: { data: Record<string, unknown> };
}

interface Passwords {
  /** Without it nobody opens the document. */
  userPassword?: string;
  /** Without it nobody changes the document; all of it is written in cipher, and everybody opens it. */
  ownerPassword?: string;
}

/** A PDF with passwords, what it orders its reader to do when it is opened, and where its text leads. */
export function pdfWithPassword(
  passwords: Passwords,
  openAction?: Record<string, unknown>,
  link?: string,
): Promise<Buffer> {
  const PdfKit = createRequire(createRequire(import.meta.url).resolve('pdfmake'))('pdfkit') as new (
    options: Passwords & { pdfVersion: string },
  ) => PdfKitDocument;
  const document = new PdfKit({ ...passwords, pdfVersion: '1.7' });
  if (openAction !== undefined) document._root.data.OpenAction = openAction;
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    document.text('Ada Lovelace', link === undefined ? undefined : { link }).end();
  });
}

/** A PDF of these objects, the first of which is its catalogue. */
function pdfOfObjects(objects: readonly (string | Buffer)[]): Buffer {
  const { file, offsets } = written(objects);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.concat([file, Buffer.from(end)]);
}

/** The objects one after the other, and where each begins. */
function written(objects: readonly (string | Buffer)[], first = 1): { file: Buffer; offsets: number[] } {
  let file = Buffer.from('%PDF-1.7\n');
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file = Buffer.concat([file, Buffer.from(`${at + first} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    return offset;
  });
  return { file, offsets };
}

const streamOf = (entries: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** RC4, as the first of all ciphers of PDF has it. */
function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [one, other] = [0, 0];
  return Buffer.from(content).map((byte) => {
    one = (one + 1) & 255;
    other = (other + (state[one] ?? 0)) & 255;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}

/** The security handler of revision 2 with no password for opening (ISO 32000-1, 7.6.3): the cipher of an object, and what readers are told. */
function cipherOfEverybody() {
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const id = Buffer.alloc(16, 7);
  const permissions = Buffer.alloc(4, 255);
  const owner = rc4(md5(padding).subarray(0, 5), padding);
  const key = md5(padding, owner, permissions, id).subarray(0, 5);
  const handler = `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${rc4(key, padding).toString('hex')}> /P -1 >>`;
  return {
    written: (object: number, content: Buffer) =>
      rc4(md5(key, Buffer.from([object & 255, object >> 8, 0, 0, 0])).subarray(0, 10), content),
    entries: `/Encrypt ${handler} /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  };
}

/** The same with all objects packed into one stream, as most programs write them today; in cipher for those who would change it. */
function pdfOfPackedObjects(objects: readonly string[], inCipher: boolean): Buffer {
  const cipher = inCipher ? cipherOfEverybody() : null;
  const pack = objects.length + 1;
  let length = 0;
  const places = objects.map((object, at) => {
    const place = `${at + 1} ${length}`;
    length += object.length + 1;
    return place;
  });
  const header = `${places.join(' ')} `;
  const plain = deflateSync(Buffer.from(`${header}${objects.join(' ')} `));
  const packed = cipher?.written(pack, plain) ?? plain;
  const entries = `/Type /ObjStm /N ${objects.length} /First ${header.length} /Filter /FlateDecode`;
  const { file, offsets } = written([streamOf(entries, packed)], pack);
  const row = (kind: number, where: number, index: number) => {
    const bytes = Buffer.alloc(7);
    bytes.writeUInt8(kind);
    bytes.writeUInt32BE(where, 1);
    bytes.writeUInt16BE(index, 5);
    return bytes;
  };
  const rows = [
    row(0, 0, 65_535),
    ...objects.map((_, at) => row(2, pack, at)),
    row(1, offsets[0] ?? 0, 0),
    row(1, file.length, 0),
  ];
  const table = streamOf(
    `/Type /XRef /Size ${rows.length} /W [1 4 2] /Root 1 0 R ${cipher?.entries ?? ''}`,
    Buffer.concat(rows),
  );
  return Buffer.concat([
    file,
    Buffer.from(`${pack + 1} 0 obj\n`),
    table,
    Buffer.from(`\nendobj\nstartxref\n${file.length}\n%%EOF`),
  ]);
}

interface ReaderOrders {
  /** Entries of the catalogue. */
  catalog?: string;
  /** Entries of the one page. */
  page?: string;
  /** From `4 0 R` on. */
  objects?: string[];
  packed?: boolean;
  /** Of packed ones; everybody opens it. */
  inCipher?: boolean;
}

/** A PDF of one page that tells its reader to do something. */
export function pdfThatOrders(orders: ReaderOrders): Buffer {
  const { catalog = '', page = '', objects = [], packed = false, inCipher = false } = orders;
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...objects,
  ];
  return packed ? pdfOfPackedObjects(all, inCipher) : pdfOfObjects(all);
}

const MEGABYTE = 1024 * 1024;

/** So many megabytes of blanks, without ever holding them: one packed megabyte, again and again. */
function packedBlanks(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(MEGABYTE, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  // Of as many equal bytes: Adler-32.
  const [count, blank, prime] = [BigInt(megabytes * MEGABYTE), 32n, 65_521n];
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(Number((count + (blank * count * (count + 1n)) / 2n) % prime));
  sum.writeUInt16BE(Number((1n + blank * count) % prime), 2);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...Array<Buffer>(megabytes).fill(one), Buffer.from([3, 0]), sum]);
}

/** A page whose content unpacks to two gigabytes. */
export const pdfBomb = () => {
  const stream = streamOf('/Filter [/FlateDecode /FlateDecode]', deflateSync(packedBlanks(256), { level: 9 }));
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${'4 0 R '.repeat(8)}] >>`,
    stream,
  ]);
};
