import { Refused } from './refused.js';

/** Where readers look for the end; a file that was cut off has none. */
const TAIL_BYTES = 2_048;
const END = '%%EOF';
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** Of the record at the end of a ZIP file, up to its comment. */
const ZIP_END_BYTES = 22;

/** @throws Refused CV_BROKEN where the end is missing, CV_SEVERAL_FORMATS where the file is also a ZIP file */
export function guardPdf(bytes: Buffer): void {
  const end = bytes.lastIndexOf(END);
  if (isZip(bytes, end)) {
    throw new Refused('CV_SEVERAL_FORMATS');
  }
  if (end < bytes.length - TAIL_BYTES) {
    throw new Refused('CV_BROKEN');
  }
}

/** A file in the PDF may itself be a ZIP file; what other programs would open is one that ends where the whole ends, or behind it. */
function isZip(bytes: Buffer, end: number): boolean {
  const zipEnd = bytes.lastIndexOf(ZIP_END);
  if (zipEnd < 0 || zipEnd + ZIP_END_BYTES > bytes.length) {
    return false;
  }
  const wholeLength = zipEnd + ZIP_END_BYTES + bytes.readUInt16LE(zipEnd + ZIP_END_BYTES - 2);
  return zipEnd > end || wholeLength === bytes.length;
}
