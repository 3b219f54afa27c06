/** Tags of PDF that are used here. */
export type StructureType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Note';

export interface StructureOptions {
  /** Of the text, where it is not that of the document. */
  lang?: string;
  /** What a picture shows. */
  alt?: string;
  /** Of a heading in a table. */
  scope?: 'Column' | 'Row';
}

/** A part of what a document says, in the order in which it is read; what is drawn for it is noted while the pages are drawn. */
export class StructureNode {
  readonly parts: (StructureNode | object)[] = [];

  constructor(
    readonly type: StructureType,
    readonly options: StructureOptions = {},
  ) {}

  add(type: StructureType, options: StructureOptions = {}): StructureNode {
    const part = new StructureNode(type, options);
    this.parts.push(part);
    return part;
  }

  /** Whether anything was drawn for it or for its parts. */
  get isDrawn(): boolean {
    return this.parts.some((part) => !(part instanceof StructureNode) || part.isDrawn);
  }
}
