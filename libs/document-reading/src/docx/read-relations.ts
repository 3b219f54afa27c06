import { readXml } from '../xml/read-xml.js';

/** Where the links of a part lead. */
export function readRelations(part: Uint8Array): string[] {
  const links: string[] = [];
  readXml(part, {
    open: (name, { Type, Target }) => {
      if (name === 'Relationship' && Type?.endsWith('/hyperlink') && Target) links.push(Target);
    },
  });
  return links;
}
