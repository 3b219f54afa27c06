import { fileTypeFromBuffer } from 'file-type';
import type { CvType } from '../../domain/cv-type.js';
import { textFormat } from './plain-text.js';
import { Refused } from './refused.js';

/** A format of its own, or a ZIP file, of which its entries say what it is. */
export type Container = Exclude<CvType, 'docx' | 'odt'> | 'zip';

const CONTAINERS: Record<string, Container> = { rtf: 'rtf', docx: 'zip', odt: 'zip', zip: 'zip' };

/** Both Word's own format until 2003 and a .docx with a password lie in this. */
const COMPOUND = 'cfb';
/** In UTF-16, as the names of streams stand there. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * What kind of file it is, by what is in it and never by its name.
 * @throws Refused CV_EMPTY, CV_TYPE_UNKNOWN, CV_OLD_WORD, CV_ENCRYPTED
 */
export async function containerOf(bytes: Buffer): Promise<Container> {
  if (bytes.length === 0) {
    throw new Refused('CV_EMPTY');
  }
  // Not what stands somewhere in the first kilobyte: other programs would take such a file for something else.
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    return 'pdf';
  }
  const ext = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext;
  if (ext === COMPOUND) {
    throw new Refused(bytes.includes(ENCRYPTED_PACKAGE) ? 'CV_ENCRYPTED' : 'CV_OLD_WORD');
  }
  // Some formats are told by two letters with which a text may begin, too.
  const container = CONTAINERS[ext ?? ''] ?? textFormat(bytes);
  if (container === null) {
    throw new Refused('CV_TYPE_UNKNOWN');
  }
  return container;
}
