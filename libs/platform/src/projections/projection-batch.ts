import { Injectable, Logger } from '@nestjs/common';
import type { Projection } from './projection.js';
import { ProjectionLocks } from './projection-locks.js';
import { type Mark, ProjectionMarks } from './projection-marks.js';
import { ProjectionWriter } from './projection-writer.js';

const BATCH = 500;
/** Where so many fail one by one and none is written, it is hardly their own fault: the rest keeps its place. */
const MOST_IN_VAIN = 8;

/**
 * Takes marks in batches and has their subjects written. A batch that fails is halved until those are found that cannot be written:
 * they go to the end of the marks and wait, and all others are written.
 */
@Injectable()
export class ProjectionBatch {
  private readonly logger = new Logger(ProjectionBatch.name);

  constructor(
    private readonly marks: ProjectionMarks,
    private readonly locks: ProjectionLocks,
    private readonly writer: ProjectionWriter,
  ) {}

  /**
   * Gives the number of subjects written; 0 also when another process is at it.
   * @throws what went wrong where none could be written
   */
  async run(projection: Projection): Promise<number> {
    await this.writer.markDoubted(projection);
    return (await this.locks.tryWith(projection, 'write', (lost) => this.write(projection, lost))) ?? 0;
  }

  private async write(projection: Projection, lost: AbortSignal): Promise<number> {
    const parts = [await this.marks.take(projection.name, BATCH)];
    const failures: unknown[] = [];
    let written = 0;
    let halved = false;
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      try {
        written += await this.writer.write(projection, part, lost);
      } catch (error) {
        lost.throwIfAborted();
        if (!halved) {
          await expectServersThere(projection, error);
          halved = true;
        }
        const [mark] = part;
        if (mark !== undefined && part.length === 1) {
          failures.push(error);
          await this.putOff(projection, mark, error);
        } else {
          const middle = Math.ceil(part.length / 2);
          parts.unshift(part.slice(0, middle), part.slice(middle));
        }
        if (written === 0 && failures.length === MOST_IN_VAIN) {
          break;
        }
      }
    }
    if (written === 0 && failures.length > 0) {
      throw failures[0];
    }
    return written;
  }

  private async putOff({ name }: Projection, mark: Mark, error: unknown): Promise<void> {
    const putOff = await this.marks.putOff(name, mark);
    if (putOff !== undefined) {
      const { failures, pauseSeconds } = putOff;
      this.logger.error(
        `${name} cannot write ${mark.subjectId} (failure ${failures}, next try in ${pauseSeconds} s): ${(error as Error).message}`,
      );
    }
  }
}

/** @throws where a server is away: then no subject is to blame */
async function expectServersThere({ subject, index }: Projection, error: unknown): Promise<void> {
  await subject.listIds(0, 1);
  if (!(await index.isReady())) {
    throw error;
  }
}
