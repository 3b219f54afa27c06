import { isHarmlessLink, isOutside } from './addresses.js';
import { contentTypesOf } from './content-types.js';
import { Refused } from './refused.js';
import { Relations } from './relations.js';
import { WordFields } from './word-fields.js';
import { readElements, type XmlElement } from './xml-elements.js';
import { isXmlPart } from './xml-part.js';
import { isZip, MOST_BYTES, openZip, type Parts, unpackZip } from './zip-parts.js';

/** Other documents, objects, controls and films in a document; in the table of a chart what it has from elsewhere. */
const HARMFUL: ReadonlySet<string> = new Set([
  'OLEObject',
  'altChunk',
  'connectString',
  'control',
  'dbPr',
  'ddeLink',
  'oleLink',
  'subDoc',
  'webPr',
  'webVideoPr',
]);
/** Where links begin that do not say so themselves: at a site, or nowhere. */
const BASE = 'HyperlinkBase';
const SITE = /^\s*https?:\/\//i;
const VML = 'urn:schemas-microsoft-com:vml';
/** Pictures that a drawing of the old form names itself, not by a relation. */
const SOURCES: ReadonlySet<string> = new Set(['src', 'althref']);

/**
 * Looks at all parts of a Word document by what they are, not by how they are called.
 * @throws Refused CV_HAS_PROGRAM, CV_REACHES_OUT, CV_BROKEN, CV_TOO_COMPLEX
 */
export async function guardDocx(parts: Parts): Promise<void> {
  for (const workbook of guardParts(parts)) {
    // What is in it counts, too; a third document in the second does not.
    const tables = await unpackZip(await openZip(workbook), MOST_BYTES);
    if (guardParts(tables).length > 0) {
      throw new Refused('CV_TOO_COMPLEX');
    }
  }
}

/** Gives the tables of charts, which are documents of their own. */
function guardParts(parts: Parts): Buffer[] {
  const types = contentTypesOf(parts);
  const relations = new Relations(types);
  for (const [name, content] of parts) {
    if (isXmlPart(name, content, types.get(name))) guardPart(name, content, relations);
  }
  const packed = [...parts].filter(([, content]) => isZip(content));
  if (packed.some(([name]) => !relations.workbooks.has(name))) {
    throw new Refused('CV_TOO_COMPLEX');
  }
  return packed.map(([, content]) => content);
}

function guardPart(name: string, content: Buffer, relations: Relations): void {
  const fields = new WordFields();
  readElements(content, {
    open: (element) => {
      guardElement(element);
      // Whatever the part is called.
      if (element.name === 'Relationship') relations.take(name, element);
      fields.open(element);
    },
    close: (element) => fields.close(element),
    text: (text, element) => {
      if (element.name === BASE && !SITE.test(text)) {
        throw new Refused('CV_REACHES_OUT');
      }
      fields.text(text, element);
    },
  });
  fields.finish();
}

function guardElement(element: XmlElement): void {
  if (HARMFUL.has(element.name)) {
    throw new Refused('CV_HAS_PROGRAM');
  }
  if (element.namespace !== VML) {
    return;
  }
  for (const { name: attribute, value } of element.attributes()) {
    if ((SOURCES.has(attribute) && isOutside(value)) || (attribute === 'href' && !isHarmlessLink(value))) {
      throw new Refused('CV_REACHES_OUT');
    }
  }
}
