const MARK = 0xff;
const END = 0xd9;
const SCAN = 0xda;

/**
 * How many scans a JPEG has: a decoder goes through the whole picture once for each, so a file of one megabyte with some thousand keeps it
 * busy for a minute. Counted as decoders find them, up to the end of the picture.
 */
export function jpegScans(photo: Uint8Array): number {
  let scans = 0;
  // After the mark with which every file begins.
  let at = 2;
  while (at < photo.length) {
    at = photo.indexOf(MARK, at);
    const mark = at < 0 ? undefined : photo[at + 1];
    if (mark === undefined || mark === END) {
      return scans;
    }
    at += mark === MARK ? 1 : 2;
    if (hasLength(mark)) {
      scans += mark === SCAN ? 1 : 0;
      at += Math.max(2, ((photo[at] ?? 0) << 8) | (photo[at + 1] ?? 0));
    }
  }
  return scans;
}

/** Neither filling, nor a byte of a scan, nor a mark of a restart or beginning. */
function hasLength(mark: number): boolean {
  return mark > 0x01 && mark !== MARK && (mark < 0xd0 || mark > 0xd8);
}
