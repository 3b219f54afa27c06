import { createRequire } from 'node:module';

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
export function pdfOfObjects(objects: readonly (string | Buffer)[]): Buffer {
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
