/** A class of an entity. */
export type EntityClass = new () => object;

/** Whose a row is. */
export type Owner<T> =
  /** The column holds the account's id. */
  | { account: ColumnOf<T> }
  /** The column holds the e-mail address of somebody who needs no account; it counts where an account has verified it. */
  | { email: ColumnOf<T> }
  /** Either of the two: written by somebody who was signed in, or by the owner of a verified address. */
  | { account: ColumnOf<T>; email: ColumnOf<T> }
  /** The column holds the `key` (its `id` where absent) of a row of another declared entity, whose owner it shares. */
  | { column: ColumnOf<T>; of: () => EntityClass; key?: string };

/** What the numbers in a column stand for: in the export the names stand beside them. */
export interface Named {
  /** Of what they are numbers (`ExportedNames`). */
  kind: string;
  /** Name in the export. */
  as: string;
}

/** A column that says nothing about a person by itself. */
export type PlainColumn = { personal: false; exportAs: string | null; named?: Named };

export type ColumnDeclaration =
  | PlainColumn
  | {
      personal: true;
      /** Name in the export; null where the person does not get it. */
      exportAs: string | null;
      named?: Named;
      /** Whether the column holds a storage key (or several) of files. */
      file: boolean;
      /** Name in the export of the column that says what the file is called. */
      calledBy?: string;
      /** Why the column outlives the person; null where erasure empties it. */
      kept: string | null;
    };

/** The properties of an entity that are columns: everything but its methods. */
export type ColumnOf<T> = {
  [K in keyof T]: T[K] extends (...given: never[]) => unknown ? never : K;
}[keyof T] &
  string;

export interface PersonalDeclaration<T> {
  owner: Owner<T>;
  /** What erasure does: removes the row, or empties its personal columns where the row says something about others, too. */
  onErasure: 'delete-row' | 'blank-columns';
  /**
   * Why the rows of an account stay where the owner of its address takes it over from whoever registered it. Absent: they go, for what a
   * stranger entered is not the owner's. Rows whose columns erasure empties tell what happened, and stay.
   */
  survivesTakeover?: string;
  /** Name of the table in the export; null where no column goes into it. */
  exportAs: string | null;
  /** Condition in SQL for the rows that go into it, where others among them are not yet the person's business. */
  exportWhere?: string;
  columns: Record<ColumnOf<T>, ColumnDeclaration>;
  /** What the person reads of a row, by the names in the export, where a column by itself would mislead. */
  told?: (row: Record<string, unknown>) => Record<string, unknown>;
}

/** Says nothing about a person by itself. With a name it goes into the export, so that the rest can be understood. */
export function plain(exportAs: string | null = null, named?: Named): PlainColumn {
  return { personal: false, exportAs, ...(named && { named }) };
}

/** About the person; goes into the export under this name. @param named what the numbers in it stand for */
export function personal(exportAs: string, named?: Named): ColumnDeclaration {
  return { personal: true, exportAs, file: false, kept: null, ...(named && { named }) };
}

/** About the person, but not in the export: a secret whose use is to be kept, or another person's data. */
export function withheld(): ColumnDeclaration {
  return { personal: true, exportAs: null, file: false, kept: null };
}

/** About the person, and stays when the rest is erased. @param reason the law or duty that asks for it */
export function keptByLaw(reason: string, exportAs: string | null = null): ColumnDeclaration {
  return { personal: true, exportAs, file: false, kept: reason };
}

/**
 * The storage key of a file about the person, which goes away with the row; in the export where it has a name there.
 * @param calledBy name in the export of the column that says what the person calls it
 */
export function storedFile(exportAs: string | null, calledBy?: string): ColumnDeclaration {
  return { personal: true, exportAs, file: true, kept: null, ...(calledBy && { calledBy }) };
}
