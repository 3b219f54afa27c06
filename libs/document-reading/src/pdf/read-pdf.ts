import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import type { ReadLines } from '../text-document.js';
import { UnreadableDocument } from '../text-document.js';
import { boldFonts } from './bold-fonts.js';
import { type Fragment, fragmentsOf } from './fragments.js';
import { layOut } from './lay-out.js';
import { linksOf, type PageLink, withLinks } from './page-links.js';
import { withoutRunningLines } from './running-lines.js';

/** Pages whose fonts are looked at: later ones use the same. */
const PAGES_WITH_FONTS = 4;
/** A longer document is no CV; its text is read up to here. */
const MOST_PAGES = 200;
/** Letters of a page that are set in order; more is no page that somebody reads. */
const MOST_FRAGMENTS = 20_000;

/** Reads the text of a PDF with its places. Nothing in it is run, no image is decoded. */
export async function readPdf(bytes: Uint8Array): Promise<ReadLines> {
  const pdf = await open(bytes);
  try {
    const bold = new Set<string>();
    const pages: Fragment[][] = [];
    const links: PageLink[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const content = await page.getTextContent();
      if (number <= PAGES_WITH_FONTS) {
        for (const font of await boldFonts(page, Object.keys(content.styles))) bold.add(font);
        links.push(...(await linksOf(page, number)));
      }
      const [, , , height = 0] = page.view;
      pages.push(fragmentsOf(content.items.slice(0, MOST_FRAGMENTS), { page: number, height, bold }));
      page.cleanup();
    }
    return { pages: pdf.numPages, lines: withLinks(layOut(pages.map(withoutRunningLines(pages))), links) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    // A copy: the reader takes the memory away from whoever handed it over.
    return await getDocumentProxy(Uint8Array.from(bytes), { maxImageSize: 1, isEvalSupported: false, verbosity: 0 });
  } catch (error) {
    const isPassword = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableDocument(isPassword ? 'encrypted' : 'broken', { cause: error });
  }
}
