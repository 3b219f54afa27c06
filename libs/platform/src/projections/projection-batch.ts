import { Injectable } from '@nestjs/common';
import type { Projection } from './projection.js';
import { ProjectionLocks } from './projection-locks.js';
import { ProjectionMarks } from './projection-marks.js';

const BATCH = 500;

/**
 * Writes the present state of marked subjects into an index: those that belong there are written over, the others taken out. A mark
 * goes away only with the write, so a batch that is cut off at any point is simply done again.
 */
@Injectable()
export class ProjectionBatch {
  constructor(
    private readonly marks: ProjectionMarks,
    private readonly locks: ProjectionLocks,
  ) {}

  /** Gives the number of subjects written; 0 also when another process is at it. */
  async run(projection: Projection): Promise<number> {
    return (await this.locks.tryWith(projection, 'write', () => this.write(projection))) ?? 0;
  }

  private async write(projection: Projection): Promise<number> {
    const marks = await this.marks.take(projection.name, BATCH);
    if (marks.length === 0) {
      return 0;
    }
    const ids = marks.map(({ subjectId }) => subjectId);
    const documents = await projection.subject.load(ids);
    const kept = new Set(documents.map(({ id }) => id));
    const removedIds = ids.filter((id) => !kept.has(id));
    await projection.index.write(documents, removedIds, async (tx) => {
      await this.marks.clear(tx, projection.name, marks);
      await projection.announce?.(tx, { documents, removedIds });
    });
    return marks.length;
  }
}
