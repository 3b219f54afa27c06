import { type FlowWriter, USUAL_SIZE } from '../flow-writer.js';
import { readXml } from '../xml/read-xml.js';
import { type OdtStyle, resolveOdtStyle } from './read-odt-styles.js';

/** What is no text of the document: comments, and what was deleted. */
const SKIPPED = new Set(['office:annotation', 'text:tracked-changes', 'text:ruby-text', 'svg:title', 'svg:desc']);
const MOST_SPACES = 100;

/** Writes the text inside each element of a name: the document itself, a header, a footer. */
export function readOdtText(
  part: Uint8Array,
  root: string,
  styles: ReadonlyMap<string, OdtStyle>,
  writer: FlowWriter,
): void {
  let roots = 0;
  let skipped = 0;
  let listed = false;
  /** Of the paragraph and of the spans inside it. */
  const set: OdtStyle[] = [];
  let paragraphs = 0;
  const add = (text: string) => {
    if (listed) writer.add('• ', { bold: false, size: 0 });
    listed = false;
    const style = Object.assign({}, ...set) as OdtStyle;
    writer.add(text, { bold: style.bold ?? false, size: style.size ?? USUAL_SIZE });
  };
  const paragraph = (name: string, attributes: Record<string, string>) => {
    const style = resolveOdtStyle(attributes['text:style-name'], styles);
    const heading = name === 'text:h' || style.heading === true;
    paragraphs += 1;
    set.push(said(style));
    writer.begin(heading, 0);
  };
  const open: Record<string, (attributes: Record<string, string>) => void> = {
    'text:p': (attributes) => paragraph('text:p', attributes),
    'text:h': (attributes) => paragraph('text:h', attributes),
    'text:span': (attributes) => set.push(said(resolveOdtStyle(attributes['text:style-name'], styles))),
    'text:list-item': () => {
      listed = true;
    },
    'text:a': ({ 'xlink:href': link }) => {
      writer.link(link ?? '');
    },
    'text:tab': () => add('\t'),
    'text:s': ({ 'text:c': count }) => add(' '.repeat(Math.min(MOST_SPACES, Number(count) || 1))),
    'text:line-break': () => writer.endLine(),
    'table:table-row': () => writer.startRow(),
    'table:table-cell': () => writer.startCell(),
    'draw:text-box': () => writer.startBox(),
  };
  const endParagraph = () => {
    paragraphs -= 1;
    set.pop();
    writer.endParagraph();
    listed = false;
  };
  const close: Record<string, () => void> = {
    'text:p': endParagraph,
    'text:h': endParagraph,
    'text:span': () => set.pop(),
    'table:table-cell': () => writer.endCell(),
    'table:table-row': () => writer.endRow(),
    'draw:text-box': () => writer.endBox(),
  };
  readXml(part, {
    open: (name, attributes) => {
      if (name === root) roots += 1;
      if (SKIPPED.has(name)) skipped += 1;
      if (roots > 0 && skipped === 0) open[name]?.(attributes);
    },
    close: (name) => {
      if (roots > 0 && skipped === 0) close[name]?.();
      if (SKIPPED.has(name)) skipped -= 1;
      if (name === root) roots -= 1;
    },
    text: (text) => {
      if (roots > 0 && skipped === 0 && paragraphs > 0) add(text.replace(/\s+/g, ' '));
    },
  });
}

function said(style: OdtStyle): OdtStyle {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}
