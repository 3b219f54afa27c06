export interface PlacedText {
  text: string;
  x: number;
  /** From the top of the page. */
  y: number;
  size?: number;
  bold?: boolean;
}

const HEIGHT = 842;

/** A PDF with these texts at their places, one list for each page. ASCII alone. */
export function pdfOf(...pages: PlacedText[][]): Uint8Array {
  const kids = pages.map((_, at) => `${5 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    ...pages.flatMap((page, at) => pageObjects(page, 6 + 2 * at)),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`,
  );
}

function pageObjects(page: readonly PlacedText[], content: number): string[] {
  const stream = page
    .map(({ text, x, y, size = 10, bold = false }) => {
      const escaped = text.replace(/[\\()]/g, '\\$&');
      return `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${HEIGHT - y} Td (${escaped}) Tj ET`;
    })
    .join('\n');
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${HEIGHT}] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
}

/** A PDF of full pages: dozens of them take a second to read, so that somebody can act in the middle of it. */
export function longPdf(pages: number): Uint8Array {
  const lines = Array.from(
    { length: 55 },
    (_, n) => `Line ${n}: worked as an engineer for a company in a town, with care`,
  );
  return pdfOf(...Array.from({ length: pages }, () => column(50, 50, 13, ...lines)));
}

/** Lines below each other, from `y` on. */
export function column(x: number, y: number, leading: number, ...texts: string[]): PlacedText[] {
  return texts.map((text, at) => ({ text, x, y: y + at * leading }));
}
