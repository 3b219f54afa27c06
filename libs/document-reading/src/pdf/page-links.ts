import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { DocumentLine } from '../text-document.js';

/** A place of a page that leads elsewhere; `y` is its middle, counted from the top. */
export interface PageLink {
  url: string;
  page: number;
  x: number;
  y: number;
}

export async function linksOf(page: PDFPageProxy, number: number): Promise<PageLink[]> {
  const [, , , height = 0] = page.view;
  const annotations: { url?: unknown; rect?: number[] }[] = await page.getAnnotations();
  return annotations.flatMap(({ url, rect = [] }) => {
    const [left = 0, bottom = 0, , top = 0] = rect;
    return typeof url === 'string' ? { url, page: number, x: left, y: height - (top + bottom) / 2 } : [];
  });
}

/** Gives each link to the line that it lies on: of lines at its height, the one that begins nearest before it. */
export function withLinks(lines: DocumentLine[], links: readonly PageLink[]): DocumentLine[] {
  const owned = new Map<DocumentLine, Set<string>>();
  for (const { url, page, x, y } of links) {
    const near = lines.filter((line) => line.page === page && y <= line.y + line.size * 0.4 && y >= line.y - line.size);
    const [line] = near.sort((a, b) => distance(a, x) - distance(b, x));
    if (line) owned.set(line, (owned.get(line) ?? new Set()).add(url));
  }
  return lines.map((line) => ({ ...line, links: [...(owned.get(line) ?? [])] }));
}

function distance(line: DocumentLine, x: number): number {
  return line.x <= x + line.size ? x - line.x : Number.POSITIVE_INFINITY;
}
