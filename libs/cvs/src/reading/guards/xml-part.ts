/** Names of XML. */
const XML_NAME = /\.(xml|rels|rdf|vml)$/i;
/** By the kind of relation that leads to them: pictures may be XML and are drawn alone; fonts are in cipher, and begin with anything. */
const NEVER_READ: Readonly<Record<string, RegExp>> = {
  image: /(^|\/)(media|pictures)\/[^/]*\.svg$/i,
  font: /\.odttf$/i,
};
const BLANKS: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20]);
/** Of the marks that say in which order bytes are. */
const MARKS: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff]);
const LESS_THAN = 0x3c;

/** The kind of relation by which alone a document may use a part that nobody looks into; null for all that is looked at. */
export function onlyUse(name: string): string | null {
  return Object.entries(NEVER_READ).find(([, names]) => names.test(name))?.[0] ?? null;
}

/** Whether a reader may take it for XML: by its name or its type, or by how it begins. An empty file is none. */
export function isXmlPart(name: string, content: Buffer, mediaType = ''): boolean {
  if (onlyUse(name) !== null) {
    return false;
  }
  const first = content.findIndex((byte, at) => !BLANKS.has(byte) && !(at < 3 && MARKS.has(byte)));
  return content[first] === LESS_THAN || (first >= 0 && (XML_NAME.test(name) || /[/+]xml$/.test(mediaType)));
}
