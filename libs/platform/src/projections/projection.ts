import type { EntityManager } from 'typeorm';
import type { RebuildTimes } from './rebuild-times.js';

/** What an index holds of a subject. */
export interface ProjectedDocument {
  id: number;
}

/** What is projected: rows that have an id, such as offers or candidates. */
export interface Subject<D extends ProjectedDocument = ProjectedDocument> {
  /** Ids above `afterId` that belong in the index now, ascending. */
  listIds(afterId: number, limit: number): Promise<number[]>;
  /** Documents of the present state of those of the ids that belong in the index; the others are left out. */
  load(ids: number[], times?: RebuildTimes): Promise<D[]>;
}

/** Notes in the database that an index was written: in the transaction of the write itself, or after it. */
export type WriteRecord = (tx: EntityManager) => Promise<void>;

/** Where documents are kept to be found: tables, or a server. */
export interface ProjectionIndex<D extends ProjectedDocument = ProjectedDocument> {
  /**
   * Writes `documents` over what the index has of them and takes `removedIds` out; safe to repeat, and never called twice
   * at a time. Resolves when the change can be found and is recorded.
   */
  write(documents: D[], removedIds: number[], record: WriteRecord): Promise<void>;
  /** Ids in the index above `afterId`, ascending. */
  listIds(afterId: number, limit: number): Promise<number[]>;
  /** Whether there is a whole index of the layout of this version; where not, it takes a rebuild. */
  isReady(): Promise<boolean>;
  /** Starts a new, empty index; what an earlier build left behind is dropped. */
  startBuild(times?: RebuildTimes): Promise<IndexBuild<D>>;
}

/** A new index under way beside the one that serves. */
export interface IndexBuild<D extends ProjectedDocument = ProjectedDocument> {
  add(documents: D[]): Promise<void>;
  /** Makes the index complete; it serves nothing yet. */
  finish(): Promise<void>;
  /** Puts the new index in the place of the old one, which is dropped. */
  swap(record: WriteRecord): Promise<void>;
}

/** What a batch has written into an index. */
export interface Written<D extends ProjectedDocument = ProjectedDocument> {
  documents: D[];
  removedIds: number[];
}

/**
 * One subject in one index, kept up to date: whoever hears that a subject changed marks its id (`ProjectionMarks`); a loop of the
 * worker takes marks in batches, loads the present state and writes it, so order and repetition do not matter. A sweep marks what
 * was missed, a rebuild makes the index anew beside the one that serves.
 */
export interface Projection<D extends ProjectedDocument = ProjectedDocument> {
  /** `<context>.<subject>.<index>`: names its marks; never renamed. */
  readonly name: string;
  readonly subject: Subject<D>;
  readonly index: ProjectionIndex<D>;
  /** Tells others what was written, or that anything may be different; in the transaction that records the write. */
  announce?(tx: EntityManager, written: Written<D> | 'all'): Promise<void>;
  /** A lock that the one process keeps which works on it, where that holds much of it in memory; others leave its marks to that one. */
  readonly owner?: string;
  /** Its locks, where a version that may run beside this one knows them by other names. */
  readonly lockNames?: Record<ProjectionWork, string>;
}

/** `write`: changing the index that serves. `rebuild`: building the next one. */
export type ProjectionWork = 'write' | 'rebuild';
