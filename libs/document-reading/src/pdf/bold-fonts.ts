import type { PDFPageProxy } from 'unpdf/pdfjs';

const BOLD = /bold|black|heavy|semib|demi|medium/i;

/** Node.js 20 lacks what pdf.js makes its fonts with. */
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength) {
      return structuredClone(this, { transfer: [this] }).slice(0, length);
    },
  });
}

/** Of the fonts of a page, those that are bold by their names, which are known once the page is made ready for drawing. */
export async function boldFonts(page: PDFPageProxy, fonts: readonly string[]): Promise<string[]> {
  await page.getOperatorList();
  return fonts.filter((font) => page.commonObjs.has(font) && BOLD.test(nameOf(page.commonObjs.get(font))));
}

function nameOf(font: unknown): string {
  return typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : '';
}
