import { Refused } from './refused.js';
import { readElements } from './xml-elements.js';
import type { Parts } from './zip-parts.js';

const NAME = '[content_types].xml';
/** Macros, objects of other programs, documents that Word would put into this one, and programs as such. */
const HARMFUL =
  /macroenabled|vbaproject|vbadata|activex|oleobject|attachedtoolbars|customui|msdownload|dosexec|msdos-program|javascript|ecmascript|\/(x-)?(hta|sh|msi|bat)$|^text\/(html|rtf|vbscript)|xhtml|mhtml|mimearchive|^multipart|^message|^application\/(rtf|msword)$/;

/** What the parts of an Office document are, by their names. */
export type ContentTypes = ReadonlyMap<string, string>;

/** @throws Refused CV_BROKEN where nothing says what they are, CV_HAS_PROGRAM */
export function contentTypesOf(parts: Parts): ContentTypes {
  const { byExtension, byName } = declaredTypes(parts);
  const types = new Map<string, string>();
  for (const name of parts.keys()) {
    const type = byName.get(nameOf(name)) ?? byExtension.get(extensionOf(name)) ?? '';
    if (HARMFUL.test(type)) {
      throw new Refused('CV_HAS_PROGRAM');
    }
    types.set(name, type);
  }
  return types;
}

function declaredTypes(parts: Parts) {
  const list = [...parts].find(([name]) => name.toLowerCase() === NAME)?.[1];
  if (list === undefined) {
    throw new Refused('CV_BROKEN');
  }
  const byExtension = new Map<string, string>();
  const byName = new Map<string, string>();
  readElements(list, {
    open: (element) => {
      const type = (element.plain('ContentType') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      const extension = element.plain('Extension')?.trim().toLowerCase();
      const name = element.plain('PartName');
      if (element.name === 'Default' && extension !== undefined) byExtension.set(extension, type);
      if (element.name === 'Override' && name !== undefined) byName.set(nameOf(name), type);
    },
  });
  return { byExtension, byName };
}

/** As names are compared: from the root, in one case, without escapes. */
function nameOf(name: string): string {
  return partName(name.trim().replace(/^\//, ''));
}

/** As names of parts are compared: in one case, without escapes. */
export function partName(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
