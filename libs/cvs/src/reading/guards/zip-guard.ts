import type { CvType } from '../../domain/cv-type.js';
import { guardDocx } from './docx-guard.js';
import { guardOdt } from './odt-guard.js';
import { Refused } from './refused.js';
import { MOST_BYTES, openZip, unpackZip } from './zip-parts.js';

/**
 * Looks through a document that is a ZIP file, part by part, and says what it is.
 * @throws Refused CV_ENCRYPTED, CV_BROKEN, CV_TOO_COMPLEX (too many, too large, one in another), CV_HAS_PROGRAM, CV_REACHES_OUT,
 *   CV_SEVERAL_FORMATS, CV_TYPE_UNKNOWN
 */
export async function guardZip(bytes: Buffer): Promise<Extract<CvType, 'docx' | 'odt'>> {
  const opened = await openZip(bytes);
  // What is no document is told so, whatever else is in it.
  const type = typeOf(new Set(opened.entries.map(({ fileName }) => fileName)));
  const parts = await unpackZip(opened, MOST_BYTES);
  if (type === 'docx') await guardDocx(parts);
  else guardOdt(parts);
  return type;
}

function typeOf(names: ReadonlySet<string>): 'docx' | 'odt' {
  const isDocx = names.has('[Content_Types].xml') && names.has('word/document.xml');
  const isOdt = names.has('mimetype') && names.has('content.xml');
  if (isDocx && isOdt) {
    throw new Refused('CV_SEVERAL_FORMATS');
  }
  if (isDocx || isOdt) {
    return isDocx ? 'docx' : 'odt';
  }
  throw new Refused('CV_TYPE_UNKNOWN');
}
