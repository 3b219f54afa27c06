import { createRequire } from 'node:module';

/** The one of pdfmake's that is needed here; it comes without types. */
interface PdfKitDocument {
  addPage(): this;
  file(content: Buffer, options: { name: string; type?: string }): unknown;
  on(event: 'data', listener: (chunk: Buffer) => void): this;
  on(event: 'end', listener: () => void): this;
  end(): void;
}

/** A PDF of one empty page with these files in it. */
export function pdfWith(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const PdfKit = createRequire(createRequire(import.meta.url).resolve('pdfmake'))('pdfkit') as new () => PdfKitDocument;
  const document = new PdfKit();
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    for (const [name, content] of Object.entries(files)) {
      document.file(Buffer.from(content), { name, type: 'text/xml' });
    }
    document.end();
  });
}
