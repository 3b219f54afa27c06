import { isHarmlessLink, isOnOwnDisk, isOutside, isWithin } from './addresses.js';
import { Refused } from './refused.js';
import { readElements, type XmlElement } from './xml-elements.js';
import { isXmlPart } from './xml-part.js';
import { isZip, type Parts } from './zip-parts.js';

const TYPE = 'application/vnd.oasis.opendocument.text';
const MANIFEST = 'meta-inf/manifest.xml';

/** What runs at an event, what other programs are asked for, and what they left here. */
const HARMFUL: ReadonlySet<string> = new Set([
  'applet',
  'connection-resource',
  'dde-connection',
  'dde-connection-decl',
  'dde-source',
  'event-listener',
  'execute-macro',
  'floating-frame',
  'object-ole',
  'plugin',
  'script',
  'submission',
]);
/** Where what is loaded comes from; with its links, which somebody has to press. */
const SOURCES: ReadonlySet<string> = new Set(['base', 'href', 'image-data', 'src']);
/** Of tables in the document: what asks other programs or sites. */
const ASKING = /\b(DDE|WEBSERVICE)\s*\(/i;
/** By the names of elements: where their address may lead. All others load it by themselves, and that from the document alone. */
const MAY_LEAD_TO: Readonly<Record<string, (address: string) => boolean>> = {
  a: isHarmlessLink,
  'area-circle': isHarmlessLink,
  'area-polygon': isHarmlessLink,
  'area-rectangle': isHarmlessLink,
  // LibreOffice writes from which template of theirs somebody began.
  template: (address) => !isOutside(address) || isOnOwnDisk(address),
};

/** @throws Refused CV_TYPE_UNKNOWN, CV_ENCRYPTED, CV_HAS_PROGRAM, CV_REACHES_OUT, CV_BROKEN, CV_TOO_COMPLEX with a document in it */
export function guardOdt(parts: Parts): void {
  if (parts.get('mimetype')?.toString('latin1').trim() !== TYPE) {
    throw new Refused('CV_TYPE_UNKNOWN');
  }
  for (const [name, content] of parts) {
    if (isZip(content)) {
      throw new Refused('CV_TOO_COMPLEX');
    }
    if (isXmlPart(name, content)) guardPart(name, content);
  }
}

function guardPart(part: string, content: Buffer): void {
  const isManifest = part.toLowerCase() === MANIFEST;
  readElements(content, {
    open: (element) => {
      if (isManifest && element.name === 'encryption-data') {
        throw new Refused('CV_ENCRYPTED');
      }
      guardElement(element);
    },
  });
}

function guardElement(element: XmlElement): void {
  if (HARMFUL.has(element.name)) {
    throw new Refused('CV_HAS_PROGRAM');
  }
  const mayLeadTo = MAY_LEAD_TO[element.name] ?? isWithin;
  for (const attribute of element.attributes()) {
    if (attribute.name === 'formula' && ASKING.test(attribute.value)) {
      throw new Refused('CV_HAS_PROGRAM');
    }
    if (SOURCES.has(attribute.name) && !mayLeadTo(attribute.value)) {
      throw new Refused('CV_REACHES_OUT');
    }
  }
}
