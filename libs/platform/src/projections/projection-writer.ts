import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Projection } from './projection.js';
import { type Mark, ProjectionMarks } from './projection-marks.js';

/**
 * Writes the present state of marked subjects into an index: those that belong there are written over, the others taken out. A mark
 * goes away only with the write, so a batch that is cut off at any point is simply done again.
 */
@Injectable()
export class ProjectionWriter {
  /** Written while the lock went: another may have written a newer state before that. By projection. */
  private readonly doubted = new Map<string, Set<number>>();

  constructor(
    private readonly database: Database,
    private readonly marks: ProjectionMarks,
  ) {}

  /** @param lost aborted once another process may write */
  async write(projection: Projection, marks: Mark[], lost: AbortSignal): Promise<number> {
    if (marks.length === 0) {
      return 0;
    }
    const ids = marks.map(({ subjectId }) => subjectId);
    const documents = await projection.subject.load(ids);
    const kept = new Set(documents.map(({ id }) => id));
    const removedIds = ids.filter((id) => !kept.has(id));
    lost.throwIfAborted();
    try {
      await projection.index.write(documents, removedIds, async (tx) => {
        lost.throwIfAborted();
        await this.marks.clear(tx, projection.name, marks);
        await projection.announce?.(tx, { documents, removedIds });
      });
      lost.throwIfAborted();
    } catch (error) {
      if (lost.aborted) {
        this.doubt(projection.name, ids);
        // Where that fails, the next batch does it.
        await this.markDoubted(projection).catch(() => undefined);
      }
      throw error;
    }
    return marks.length;
  }

  /** Marks once more what was written while the lock went. */
  async markDoubted({ name }: Projection): Promise<void> {
    const ids = this.doubted.get(name);
    if (ids === undefined) {
      return;
    }
    this.doubted.delete(name);
    try {
      await this.database.transaction((tx) => this.marks.add(tx, [name], [...ids]));
    } catch (error) {
      this.doubt(name, ids);
      throw error;
    }
  }

  private doubt(name: string, ids: Iterable<number>): void {
    this.doubted.set(name, new Set([...(this.doubted.get(name) ?? []), ...ids]));
  }
}
