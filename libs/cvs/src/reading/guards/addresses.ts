/** Of a web page, a letter or a call: what somebody presses on purpose, and a browser, a mail program or a telephone opens. */
const LINK_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);
/** A letter alone is a drive of Windows. */
const SCHEME = /^([a-z][a-z\d+.-]+):/i;
const DRIVE = /^[a-z]:/i;
/** Of another computer: `\\server\share`, `//server/share`, and the two mixed. */
const SERVER = /^[\\/]{2}/;
const SLASH = /^[\\/]/;
const OWN_FILE = /^file:\/\/(?:localhost)?\/(?=[a-z])/i;
const ESCAPED = /%([\da-f]{2})/gi;
/** What readers skip in an address, wherever it stands: controls, and letters without a shape. */
const SKIPPED = /[\p{Cc}\p{Cf}]/gu;

/** Whether a link may stay: to the web, to a mail program, to a telephone, within the document, or without a scheme as people type it. */
export function isHarmlessLink(link: string): boolean {
  const address = asRead(link);
  const scheme = SCHEME.exec(address)?.[1];
  if (scheme !== undefined) {
    return LINK_SCHEMES.has(scheme.toLowerCase());
  }
  return !DRIVE.test(address) && !SLASH.test(address) && !address.includes('\\');
}

/** Whether whoever opens the document would ask another computer for this. A path of their own disk, or beside the document, is no such thing. */
export function isOutside(target: string): boolean {
  const address = asRead(target);
  return SCHEME.test(address) || SERVER.test(address);
}

/** Whether it is a file of the disk of whoever opens the document, written with all its folders. */
export function isOnOwnDisk(target: string): boolean {
  const address = asRead(target);
  return OWN_FILE.test(address) || (DRIVE.test(address) && !SERVER.test(address.slice(2)));
}

/** Whether it is a part of the file itself, or a place in it. */
export function isWithin(target: string): boolean {
  const address = asRead(target);
  return !isOutside(address) && !DRIVE.test(address) && !SLASH.test(address) && !/^\.\.[\\/]/.test(address);
}

/** As a reader understands an address: without blanks around it, without escapes. */
function asRead(address: string): string {
  const plain = address.replace(ESCAPED, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return plain.replace(SKIPPED, '').trim();
}
