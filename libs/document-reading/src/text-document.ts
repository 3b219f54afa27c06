export type DocumentType = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt';

/** A line as somebody reads it; cells of a table, and what a tab or a wide gap sets apart, are joined by a tab. */
export interface DocumentLine {
  text: string;
  /** From 1 on; 1 in a document that is not cut into pages yet. */
  page: number;
  /** Points from the left edge of the page. */
  x: number;
  /** Points from the top edge of the page. In a document that flows, the lines follow each other as high as they are. */
  y: number;
  /** Of the letters, in points. */
  size: number;
  /** At least half of its letters are. */
  bold: boolean;
  /** The document itself says that it is a heading, by its style. */
  heading: boolean;
  /** Lines of one area have the same number: a column, a table, a text box, the text around them. */
  area: number;
  /** Where links in it lead. */
  links: readonly string[];
  /** Points from the left edge of the page to each of its cells; only where the format keeps places. */
  edges?: readonly number[];
}

/** What the reader of a format gives. */
export interface ReadLines {
  pages: number;
  lines: DocumentLine[];
}

/** What can be read of a file, in the order in which somebody reads it. */
export interface TextDocument {
  type: DocumentType;
  pages: number;
  lines: DocumentLine[];
  /** The lines as one text. */
  text: string;
}

/**
 * `encrypted`: it asks for a password; `doctype`: its XML declares a document type, which nothing here needs and entities hide in;
 * `too-large`: it unpacks to more than is read; `broken`: everything else that is not as its format says.
 */
export type UnreadableReason = 'encrypted' | 'doctype' | 'too-large' | 'broken';

export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';

  constructor(
    readonly reason: UnreadableReason,
    options?: ErrorOptions,
  ) {
    super(`The document cannot be read: ${reason}`, options);
  }
}
