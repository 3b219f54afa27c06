import { readXml } from '../xml/read-xml.js';

/** Where the links of a part lead, by the ids that it calls them. */
export function readRelations(part: Uint8Array | undefined): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  if (part === undefined) return links;
  readXml(part, {
    open: (name, { Id, Type, Target }) => {
      if (name === 'Relationship' && Type?.endsWith('/hyperlink') && Id && Target) links.set(Id, Target);
    },
  });
  return links;
}
