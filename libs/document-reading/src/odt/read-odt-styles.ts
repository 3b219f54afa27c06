import { readXml } from '../xml/read-xml.js';

/** What a style says; nothing where it leaves that to its parent. */
export interface OdtStyle {
  parent?: string;
  heading?: boolean;
  bold?: boolean;
  size?: number;
}

const DEEPEST = 20;

/** Adds the styles of a part, by their names. */
export function readOdtStyles(part: Uint8Array, styles: Map<string, OdtStyle>): void {
  let current: OdtStyle | undefined;
  readXml(part, {
    open: (name, attributes) => {
      if (name === 'style:style') {
        current = {
          parent: attributes['style:parent-style-name'],
          heading: attributes['style:default-outline-level'] ? true : undefined,
        };
        styles.set(attributes['style:name'] ?? '', current);
      } else if (name === 'style:text-properties' && current) {
        const weight = attributes['fo:font-weight'];
        if (weight !== undefined) current.bold = weight === 'bold' || Number(weight) >= 600;
        current.size = points(attributes['fo:font-size']) ?? current.size;
      }
    },
    close: (name) => {
      if (name === 'style:style') current = undefined;
    },
  });
}

/** What holds for a style with what its parents say. */
export function resolveOdtStyle(name: string | undefined, styles: ReadonlyMap<string, OdtStyle>, depth = 0): OdtStyle {
  const style = name === undefined || depth > DEEPEST ? undefined : styles.get(name);
  if (style === undefined) return {};
  const parent = resolveOdtStyle(style.parent, styles, depth + 1);
  return {
    heading: style.heading ?? parent.heading,
    bold: style.bold ?? parent.bold,
    size: style.size ?? parent.size,
  };
}

function points(length: string | undefined): number | undefined {
  return length?.endsWith('pt') ? Number.parseFloat(length) || undefined : undefined;
}
