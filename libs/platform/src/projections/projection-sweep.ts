import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Projection } from './projection.js';
import { ProjectionMarks } from './projection-marks.js';

const STRETCH = 10_000;

/** Compares which subjects belong in an index with which it has. */
@Injectable()
export class ProjectionSweep {
  private readonly logger = new Logger(ProjectionSweep.name);

  constructor(
    private readonly database: Database,
    private readonly marks: ProjectionMarks,
  ) {}

  /** As `mark`, where there should be nothing to find. */
  async repair(projection: Projection): Promise<void> {
    const marked = await this.mark(projection);
    if (marked > 0) {
      this.logger.warn(`Marked ${marked} that ${projection.name} has wrong`);
    }
  }

  /** Marks subjects that the index lacks and others that it has too many. Gives their number; usually 0. */
  async mark({ name, subject, index }: Projection): Promise<number> {
    let marked = 0;
    let after = 0;
    for (;;) {
      const [wanted, present] = await Promise.all([subject.listIds(after, STRETCH), index.listIds(after, STRETCH)]);
      // Both lists are complete up to the smaller of their ends.
      const ends = [wanted, present].filter(({ length }) => length === STRETCH).map((ids) => ids.at(-1) ?? 0);
      const end = Math.min(...ends, Number.MAX_SAFE_INTEGER);
      const different = symmetricDifference(wanted, present).filter((id) => id <= end);
      if (different.length > 0) {
        await this.database.transaction((tx) => this.marks.add(tx, [name], different));
        marked += different.length;
      }
      if (ends.length === 0) {
        return marked;
      }
      after = end;
    }
  }
}

function symmetricDifference(left: number[], right: number[]): number[] {
  const [a, b] = [new Set(left), new Set(right)];
  return [...left.filter((id) => !b.has(id)), ...right.filter((id) => !a.has(id))];
}
