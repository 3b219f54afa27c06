import { readXml } from '../xml/read-xml.js';

/** What a style says; nothing where it leaves that to the style it is based on. */
export interface DocxStyle {
  heading?: boolean;
  bold?: boolean;
  size?: number;
}

/** Most styles that are based on each other. */
const DEEPEST = 20;
const HEADING_NAME = /^(?:heading ?\d|title)$/i;

/** The styles of a document by their ids; `''` is what holds without one. Word names headings in English in every language. */
export function readStyles(part: Uint8Array | undefined): ReadonlyMap<string, DocxStyle> {
  const own = new Map<string, DocxStyle & { basedOn?: string }>();
  let current: (DocxStyle & { basedOn?: string }) | undefined;
  if (part === undefined) return own;
  readXml(part, {
    open: (name, attributes) => {
      const value = attributes['w:val'];
      if (name === 'w:docDefaults' || name === 'w:style') {
        current = {};
        own.set(attributes['w:styleId'] ?? '', current);
      } else if (current === undefined) return;
      else if (name === 'w:name') current.heading = HEADING_NAME.test(value ?? '') || undefined;
      else if (name === 'w:outlineLvl') current.heading = Number(value) < 9 || undefined;
      else if (name === 'w:basedOn') current.basedOn = value;
      else if (name === 'w:b') current.bold = isOn(value);
      else if (name === 'w:sz') current.size = halfPoints(value);
    },
    close: (name) => {
      if (name === 'w:style' || name === 'w:docDefaults') current = undefined;
    },
  });
  const resolve = (id: string | undefined, depth: number): DocxStyle => {
    const style = id === undefined || depth > DEEPEST ? undefined : own.get(id);
    if (style === undefined) return {};
    const base = resolve(style.basedOn, depth + 1);
    return {
      heading: style.heading ?? base.heading,
      bold: style.bold ?? base.bold,
      size: style.size ?? base.size,
    };
  };
  return new Map([...own.keys()].map((id) => [id, resolve(id, 0)]));
}

export function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value);
}

export function halfPoints(value: string | undefined): number | undefined {
  const size = Number(value) / 2;
  return size > 0 ? size : undefined;
}
