import type { CvType } from '../../domain/cv-type.js';
import { containerOf } from './document-type.js';
import { guardPdf } from './pdf-guard.js';
import { guardPages } from './pdf-pages.js';
import { guardRtf } from './rtf-guard.js';
import { guardZip } from './zip-guard.js';

/** Says what a file is, before any parser sees it. @throws Refused with the first reason not to take it */
export async function guardDocument(bytes: Buffer): Promise<CvType> {
  const container = await containerOf(bytes);
  switch (container) {
    case 'zip':
      return guardZip(bytes);
    case 'pdf':
      guardPdf(bytes);
      await guardPages(bytes);
      return container;
    case 'rtf':
      guardRtf(bytes);
      return container;
    default:
      return container;
  }
}
