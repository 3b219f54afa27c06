import type { PDFPageProxy } from 'unpdf/pdfjs';

type TextItems = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

/** A run of letters at its place; `y` is its base line, counted from the top. */
export interface Fragment {
  text: string;
  page: number;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
}

export interface PageFrame {
  page: number;
  height: number;
  bold: ReadonlySet<string>;
}

/** Smaller letters are hidden ones. */
const SMALLEST = 3;

export function fragmentsOf(items: TextItems, { page, height, bold }: PageFrame): Fragment[] {
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(c, d);
    // What stands upright is decoration.
    if (size < SMALLEST || Math.abs(b) > Math.abs(a)) return [];
    const text = item.str;
    return { text, page, x, right: x + item.width, y: height - y, size, bold: bold.has(item.fontName) };
  });
}
