import { type FlowWriter, USUAL_SIZE } from '../flow-writer.js';
import { readXml } from '../xml/read-xml.js';
import { type DocxStyle, halfPoints, isOn } from './read-styles.js';

/** Twentieths of a point. */
const TWIPS = 20;
const HEADING_ID = /^(?:heading\d|title|berschrift\d)$/i;

interface Run {
  bold?: boolean;
  size?: number;
}

export interface DocxPart {
  styles: ReadonlyMap<string, DocxStyle>;
  /** Where links lead, by their ids. */
  links: ReadonlyMap<string, string>;
}

/** Writes the text of a part: the document, a header, a footer. */
export function readStory(part: Uint8Array, { styles, links }: DocxPart, writer: FlowWriter): void {
  let paragraph: DocxStyle = {};
  let indent = 0;
  let listed = false;
  let run: Run = {};
  let inRun = false;
  let field = '';
  let reads: 'text' | 'field' | null = null;
  /** Inside what is shown where its newer form cannot be; it would be read twice. */
  let fallbacks = 0;
  const add = (text: string) => {
    if (fallbacks > 0) return;
    const base = { ...styles.get(''), ...withoutGaps(paragraph), ...withoutGaps(run) };
    writer.add(text, { bold: base.bold ?? false, size: base.size ?? USUAL_SIZE });
  };
  const begin = () => {
    if (listed) add('• ');
    listed = false;
  };
  const open: Record<string, (attributes: Record<string, string>) => void> = {
    'w:p': () => {
      paragraph = {};
      indent = 0;
      listed = false;
      run = {};
      writer.begin(false, 0);
    },
    'w:pStyle': ({ 'w:val': id = '' }) => {
      paragraph = styles.get(id) ?? { heading: HEADING_ID.test(id) };
      writer.begin(paragraph.heading ?? false, indent);
    },
    'w:numPr': () => {
      listed = true;
    },
    'w:ind': (attributes) => {
      indent = Number(attributes['w:left'] ?? attributes['w:start'] ?? 0) / TWIPS || 0;
      writer.begin(paragraph.heading ?? false, indent);
    },
    'w:r': () => {
      run = {};
      inRun = true;
      begin();
    },
    'w:rStyle': ({ 'w:val': id = '' }) => {
      run = { ...withoutGaps(styles.get(id) ?? {}), ...run };
    },
    'w:b': ({ 'w:val': value }) => {
      if (inRun) run.bold = isOn(value);
    },
    'w:sz': ({ 'w:val': value }) => {
      if (inRun) run.size = halfPoints(value);
    },
    'w:t': () => {
      reads = 'text';
    },
    'w:instrText': () => {
      reads = 'field';
    },
    'w:hyperlink': ({ 'r:id': id = '' }) => writer.link(links.get(id) ?? ''),
    'w:tab': () => {
      if (inRun) add('\t');
    },
    'w:ptab': () => add('\t'),
    'w:noBreakHyphen': () => add('-'),
    'w:br': () => writer.endLine(),
    'w:cr': () => writer.endLine(),
    'w:tr': () => writer.startRow(),
    'w:tc': () => writer.startCell(),
    'w:txbxContent': () => {
      if (fallbacks === 0) writer.startBox();
    },
    'mc:Fallback': () => {
      fallbacks += 1;
    },
  };
  const close: Record<string, () => void> = {
    'w:t': () => {
      reads = null;
    },
    'w:instrText': () => {
      reads = null;
      for (const [, link] of field.matchAll(/HYPERLINK\s+"([^"]*)"/g)) writer.link(link ?? '');
      field = '';
    },
    'w:r': () => {
      inRun = false;
    },
    'w:p': () => {
      if (fallbacks === 0) writer.endParagraph();
    },
    'w:tc': () => writer.endCell(),
    'w:tr': () => writer.endRow(),
    'w:txbxContent': () => {
      if (fallbacks === 0) writer.endBox();
    },
    'mc:Fallback': () => {
      fallbacks -= 1;
    },
  };
  readXml(part, {
    open: (name, attributes) => open[name]?.(attributes),
    close: (name) => close[name]?.(),
    text: (text) => {
      if (reads === 'text') add(text);
      if (reads === 'field') field += text;
    },
  });
}

/** What says nothing does not take back what was said before. */
function withoutGaps<T extends object>(style: T): Partial<T> {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined)) as Partial<T>;
}
