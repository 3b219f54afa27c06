import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The bytes of a zip with these texts by path. The same texts give the same bytes; the first one can stay as it is (`mimetype` of OpenDocument). */
export function zipOf(files, { firstStored = false } = {}) {
  const zip = new ZipFile();
  Object.entries(files).forEach(([path, text], index) => {
    zip.addBuffer(Buffer.from(text), path, { mtime: new Date(2026, 0, 1), compress: !(firstStored && index === 0) });
  });
  zip.end();
  return buffer(zip.outputStream);
}

export const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
