import type { CvType } from '../../domain/cv-type.js';
import { containerOf } from './document-type.js';
import { guardPdf } from './pdf-guard.js';
import { guardPdfPrograms } from './pdf-programs.js';
import { guardRtf } from './rtf-guard.js';
import { guardText } from './text-guard.js';

export interface GuardedDocument {
  type: CvType;
  /** Whether a PDF has XML attached, as those of Europass have. */
  carriesXml: boolean;
}

/** Says what a file is, before any parser reads it. @throws Refused with the first reason not to take it */
export async function guardDocument(bytes: Buffer): Promise<GuardedDocument> {
  const container = await containerOf(bytes);
  // What takes a while to load is loaded for those formats alone.
  switch (container) {
    case 'zip': {
      const { guardZip } = await import('./zip-guard.js');
      return { type: await guardZip(bytes), carriesXml: false };
    }
    case 'pdf': {
      guardPdf(bytes);
      const { guardPages } = await import('./pdf-pages.js');
      const { carriesXml, isEncrypted } = await guardPages(bytes);
      guardPdfPrograms(bytes, isEncrypted);
      return { type: container, carriesXml };
    }
    case 'rtf':
      guardRtf(bytes);
      return { type: container, carriesXml: false };
    case 'txt':
      guardText(bytes);
      return { type: container, carriesXml: false };
    default:
      return { type: container, carriesXml: false };
  }
}
