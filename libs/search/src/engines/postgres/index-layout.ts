/** A column of a table of an index. */
export interface RowColumn<Row> {
  name: string;
  type: string;
  /** PostgreSQL takes no array of arrays of different lengths, so arrays and vectors are sent as text and cast there. */
  sentAs: string;
  value: (row: Row) => string | number | boolean | Date;
}

/** A table with a row for each document; the first column holds its id. */
export interface RowTable<Row> {
  name: string;
  columns: readonly RowColumn<Row>[];
}

/** A table of counts over all documents: which values of a column of the first table it counts. */
export interface Counts<Row> {
  table: string;
  /** Where the counts come from; while it stays the same, they do. */
  column: RowColumn<Row>;
  key: readonly { name: string; type: string }[];
  /** FROM item that gives the keys which a `value` of the column counts for. */
  keysOf: string;
}

/** How an index lies in tables. A rebuild fills another schema, which takes the place of the one that serves. */
export interface IndexLayout<Document, Row> {
  /** The schema that serves; of the same name with `_next` is the one that is filled. */
  schema: string;
  rowOf: (document: Document) => Row;
  tables: readonly [RowTable<Row>, ...RowTable<Row>[]];
  counts: readonly Counts<Row>[];
  /** The schema with its tables, without their secondary indexes. */
  createTables: (schema: string) => string[];
  /** Secondary indexes of the rows, which need no counts yet. */
  createRowIndexes: (schema: string) => string[];
  /** What a filled index counts over its rows. */
  fillCounts: (schema: string) => string[];
  createCountIndexes: (schema: string) => string[];
}

/** Rows in the parameters of a statement, one array for each column: all rows go in one statement, however many. */
export function rowParameters<Row>(rows: Row[], columns: readonly RowColumn<Row>[]): unknown[] {
  return columns.map(({ value }) => rows.map(value));
}

/** The rows of `rowParameters` as a FROM item named `sent`; what was sent as text is not yet cast. */
export function sentRowsSql<Row>(columns: readonly RowColumn<Row>[]): string {
  const parameters = columns.map(({ sentAs }, index) => `$${index + 1}::${sentAs}[]`);
  return `unnest(${parameters.join(', ')}) AS sent (${columns.map(({ name }) => name).join(', ')})`;
}

/** The column with the ids of a table. */
export function idColumn<Row>({ name, columns: [id] }: RowTable<Row>): RowColumn<Row> {
  if (id === undefined) {
    throw new Error(`The table ${name} has no columns`);
  }
  return id;
}
