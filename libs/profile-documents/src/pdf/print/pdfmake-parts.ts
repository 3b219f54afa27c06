import { createRequire } from 'node:module';
import type { StructureNode } from './structure-node.js';

/** A word on a line, as pdfmake measured it. */
export interface Inline {
  text: string;
  x: number;
  width: number;
  leadingCut: number;
  trailingCut: number;
  font: { widthOfString(text: string, size: number, features?: unknown): number };
  fontSize: number;
  fontFeatures?: unknown;
}

export interface Line {
  inlines: Inline[];
  inlineWidths: number;
  leadingCut: number;
  trailingCut: number;
  lastLineInParagraph: boolean;
  structure?: StructureNode;
}

export interface TextNode {
  structure?: StructureNode;
  direction?: 'rtl';
}

interface StructureElement {
  end(): void;
}

/** The document of pdfkit, as far as it is used here. */
export interface PdfDocument {
  provideFont(family: string, bold: boolean, italics: boolean): { font: { characterSet: number[] } };
  markStructureContent(type: string): object;
  markContent(type: 'Artifact'): void;
  endMarkedContent(): void;
  struct(type: string, options: object, children: object[]): StructureElement;
  addStructure(element: StructureElement): void;
  file(content: Buffer, options: object): void;
  on(event: 'data', listener: (chunk: Buffer) => void): this;
  on(event: 'end', listener: () => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
  end(): void;
}

export interface LayoutBuilder {
  registerTableLayouts(layouts: object): void;
  layoutDocument(
    content: unknown,
    document: PdfDocument,
    styles: object,
    defaultStyle: object,
    background: null,
    header: null,
    footer: (page: number, pages: number) => unknown,
  ): unknown[];
  buildNextLine(textNode: TextNode): Line | null;
}

export interface Renderer {
  pdfDocument: PdfDocument;
  renderPages(pages: unknown[]): void;
  renderLine(line: Line, x: number, y: number): void;
  renderVector(vector: object): void;
  renderImage(image: { structure?: StructureNode }): void;
}

export interface PdfmakeParts {
  Document: new (
    fonts: object,
    images: object,
    patterns: object,
    attachments: object,
    options: object,
    files: null,
    localAccessPolicy: (path: string) => boolean,
  ) => PdfDocument;
  Builder: new (size: object, margins: object, svgMeasure: null) => LayoutBuilder;
  Renderer: new (document: PdfDocument) => Renderer;
  tableLayouts: object;
}

let loaded: PdfmakeParts | undefined;

/**
 * The parts that pdfmake is made of: its document, its layout and its renderer. They are taken one by one, because its front door knows no
 * tags, and would ask for addresses and files that a document names; here nothing is ever asked for.
 */
export function pdfmakeParts(): PdfmakeParts {
  const files = createRequire(import.meta.url);
  const part = <Part>(name: string) => (files(`pdfmake/js/${name}`) as { default: Part }).default;
  loaded ??= {
    Document: part('PDFDocument'),
    Builder: part('LayoutBuilder'),
    Renderer: part('Renderer'),
    tableLayouts: (files('pdfmake/js/tableLayouts') as { tableLayouts: object }).tableLayouts,
  };
  return loaded;
}
