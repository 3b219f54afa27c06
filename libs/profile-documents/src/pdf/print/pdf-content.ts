import type { StructureNode } from './structure-node.js';

/** How a text looks; what is left out is that of what surrounds it. */
export interface TextStyle {
  font?: string;
  fontSize?: number;
  bold?: boolean;
  color?: string;
  lineHeight?: number;
  alignment?: 'left' | 'right' | 'center';
  characterSpacing?: number;
  link?: string;
}

export interface TextRun extends TextStyle {
  text: string;
}

export interface Placement {
  /** Left, top, right, bottom. */
  margin?: [number, number, number, number];
  width?: number | '*' | 'auto';
  unbreakable?: boolean;
}

export interface PdfText extends TextStyle, Placement {
  text: TextRun[];
  /** What is told of it to those who do not see it; without, it is decoration. */
  structure?: StructureNode;
  direction?: 'rtl';
  outline?: boolean;
  outlineText?: string;
  colSpan?: number;
  rowSpan?: number;
}

export type PdfContent =
  | PdfText
  | (Placement & { stack: PdfContent[] })
  | (Placement & { columns: PdfContent[]; columnGap?: number })
  | (Placement & { ul: PdfContent[]; markerColor?: string })
  | (Placement & { canvas: object[] })
  | (Placement & { image: string; fit: [number, number]; structure: StructureNode })
  | (Placement & {
      table: {
        widths: (number | '*' | 'auto')[];
        body: (PdfContent | Record<string, never>)[][];
        headerRows?: number;
        dontBreakRows?: boolean;
        keepWithHeaderRows?: number;
      };
      layout?: object;
    });

export interface PdfPages {
  content: PdfContent[];
  structure: StructureNode;
  footer: (page: number, pages: number) => PdfContent;
  margins: { left: number; top: number; right: number; bottom: number };
  defaultStyle: TextStyle;
  title: string;
  author: string;
  language: string;
  madeAt: Date;
  /** By the names that contents use. */
  images: Readonly<Record<string, Uint8Array>>;
  /** Families that contents use. */
  fonts: readonly string[];
  attachment: { name: string; type: string; description: string; content: string } | null;
}
