import { createRequire } from 'node:module';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** The one of pdfmake's; it comes without types. */
interface PdfKitDocument {
  text(text: string): this;
  on(event: 'data', listener: (chunk: Buffer) => void): this;
  on(event: 'end', listener: () => void): this;
  end(): void;
}

/** A PDF that opens with a password only. */
export function pdfWithPassword(userPassword: string): Promise<Buffer> {
  const PdfKit = createRequire(createRequire(import.meta.url).resolve('pdfmake'))('pdfkit') as new (options: {
    userPassword: string;
    pdfVersion: string;
  }) => PdfKitDocument;
  const document = new PdfKit({ userPassword, pdfVersion: '1.7' });
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    document.text('Ada Lovelace').end();
  });
}

/** A PDF of these objects, the first of which is its catalogue. */
function pdfOfObjects(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  const offsets = objects.map((object, at) => {
    const offset = length;
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = length;
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
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
  const twice = deflateSync(packedBlanks(256), { level: 9 });
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${twice.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`),
    twice,
    Buffer.from('\nendstream'),
  ]);
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${'4 0 R '.repeat(8)}] >>`,
    stream,
  ]);
};
