import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** All text in it. */
  text: string;
}

/** The elements of a document in the order in which they end. Throws where it is not well-formed. */
export function readXml(xml: string): XmlElement[] {
  const read: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const addText = (text: string) => {
    for (const element of open) {
      element.text += text;
    }
  };
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    open.push({ name, attributes: Object.fromEntries(values), text: '' });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    read.push(open.pop() as XmlElement);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return read;
}

/** The texts of all elements with a name, in their order. */
export function textsOf(elements: XmlElement[], name: string): string[] {
  return elements.filter((element) => element.name === name).map(({ text }) => text);
}
