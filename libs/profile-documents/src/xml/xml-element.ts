/** An element of a document: its name without prefix, its own text, what is in it. */
export interface XmlElement {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
}

/** The elements at a path below this one, of all parents that match. */
export function elementsAt(element: XmlElement | undefined, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap((each) => each.children.filter((child) => child.name === name)),
    element ? [element] : [],
  );
}

export function elementAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return elementsAt(element, ...path)[0];
}

/** The text at a path, without the white space around it; null where there is none. */
export function textAt(element: XmlElement | undefined, ...path: string[]): string | null {
  return elementAt(element, ...path)?.text.trim() || null;
}

export function isThere(element: XmlElement | undefined, ...path: string[]): boolean {
  return elementsAt(element, ...path).some(({ text, children }) => text.trim() !== '' || children.length > 0);
}
