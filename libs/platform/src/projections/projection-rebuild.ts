import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { ProjectedDocument, Projection, Subject } from './projection.js';
import { ProjectionLocks } from './projection-locks.js';
import { ProjectionMarks } from './projection-marks.js';
import { RebuildTimes } from './rebuild-times.js';

/** Documents read and written at a time. */
export const REBUILD_BATCH = 1_000;
const IDS = 50_000;
/** Where more subjects cannot be read, it is hardly their own fault: the index that serves is better than the new one. */
const MOST_LEFT_OUT = 8;

export interface RebuildOptions {
  onProgress?: (done: number, total: number) => void;
  /** Is told where the time goes. */
  times?: RebuildTimes;
}

/**
 * Builds an index anew beside the one that serves, which goes on taking changes; it may be killed at any point. Single subjects that
 * cannot be read are left out and marked: they come into the new index when they can be.
 */
@Injectable()
export class ProjectionRebuild {
  private readonly logger = new Logger(ProjectionRebuild.name);

  constructor(
    private readonly database: Database,
    private readonly marks: ProjectionMarks,
    private readonly locks: ProjectionLocks,
  ) {}

  /**
   * Gives the number of documents in the new index; `undefined` when the index is being rebuilt already.
   * @throws what went wrong where many subjects cannot be read
   */
  run(projection: Projection, options: RebuildOptions = {}): Promise<number | undefined> {
    return this.locks.tryWith(projection, 'rebuild', (lost) => this.rebuild(projection, lost, options));
  }

  /** Whether the index is being rebuilt; a rebuild that was killed is tidied up: what it missed is marked. */
  async isUnderWay(projection: Projection): Promise<boolean> {
    if (!(await this.marks.isRebuilding(projection.name))) {
      return false;
    }
    const tidied = await this.locks.tryWith(projection, 'rebuild', async () => {
      await this.database.transaction((tx) => this.marks.endRebuild(tx, projection.name));
      return true;
    });
    return tidied !== true;
  }

  private async rebuild(
    projection: Projection,
    lost: AbortSignal,
    { onProgress = () => undefined, times = new RebuildTimes() }: RebuildOptions,
  ): Promise<number> {
    const build = await projection.index.startBuild(times);
    await this.marks.startRebuild(projection.name);
    const ids = await allIds(projection.subject);
    const leftOut: number[] = [];
    const load = (part: number[]) => this.loadSound(projection, part, leftOut, times);
    let done = 0;
    onProgress(0, ids.length);
    for await (const documents of inBatches(ids, load)) {
      // Whoever has the lock now has begun an index in the place of this one.
      lost.throwIfAborted();
      await build.add(documents);
      done += documents.length;
      onProgress(done, ids.length);
    }
    lost.throwIfAborted();
    await build.finish();
    await times.of('swap', () =>
      this.locks.with(projection, 'write', (writeLost) => {
        const anyLost = AbortSignal.any([lost, writeLost]);
        anyLost.throwIfAborted();
        return build.swap(async (tx) => {
          anyLost.throwIfAborted();
          await this.marks.add(tx, [projection.name], leftOut);
          await this.marks.endRebuild(tx, projection.name);
          await projection.announce?.(tx, 'all');
        });
      }),
    );
    return done;
  }

  /** Halves a batch that fails until those are found that cannot be read, which join `leftOut`. */
  private async loadSound(
    { name, subject }: Projection,
    ids: number[],
    leftOut: number[],
    times: RebuildTimes,
  ): Promise<ProjectedDocument[]> {
    const parts = [ids];
    const documents: ProjectedDocument[] = [];
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      try {
        documents.push(...(await subject.load(part, times)));
      } catch (error) {
        if (part.length > 1) {
          const middle = Math.ceil(part.length / 2);
          parts.unshift(part.slice(0, middle), part.slice(middle));
        } else if (leftOut.length < MOST_LEFT_OUT) {
          leftOut.push(...part);
          this.logger.error(`The new index of ${name} comes without ${part}: ${(error as Error).message}`);
        } else {
          throw error;
        }
      }
    }
    return documents;
  }
}

type Load = (ids: number[]) => Promise<ProjectedDocument[]>;

/** Each batch is read while the one before it is written. */
async function* inBatches(ids: number[], load: Load): AsyncGenerator<ProjectedDocument[]> {
  let next: Promise<ProjectedDocument[]> | undefined;
  for (let start = 0; start < ids.length; start = start + REBUILD_BATCH) {
    const documents = await (next ?? load(ids.slice(start, start + REBUILD_BATCH)));
    const following = ids.slice(start + REBUILD_BATCH, start + 2 * REBUILD_BATCH);
    next = following.length > 0 ? load(following) : undefined;
    // Looked at in its turn; until then a failure is not unhandled.
    next?.catch(() => undefined);
    yield documents;
  }
}

async function allIds(subject: Subject): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const part = await subject.listIds(ids.at(-1) ?? 0, IDS);
    ids.push(...part);
    if (part.length < IDS) {
      return ids;
    }
  }
}
