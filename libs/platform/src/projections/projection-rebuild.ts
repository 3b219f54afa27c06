import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { ProjectedDocument, Projection, Subject } from './projection.js';
import { ProjectionLocks } from './projection-locks.js';
import { ProjectionMarks } from './projection-marks.js';
import { RebuildTimes } from './rebuild-times.js';

/** Documents read and written at a time. */
export const REBUILD_BATCH = 1_000;
const IDS = 50_000;

export interface RebuildOptions {
  onProgress?: (done: number, total: number) => void;
  /** Is told where the time goes. */
  times?: RebuildTimes;
}

/** Builds an index anew beside the one that serves, which goes on taking changes; it may be killed at any point. */
@Injectable()
export class ProjectionRebuild {
  constructor(
    private readonly database: Database,
    private readonly marks: ProjectionMarks,
    private readonly locks: ProjectionLocks,
  ) {}

  /** Gives the number of documents in the new index; `undefined` when the index is being rebuilt already. */
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
    let done = 0;
    onProgress(0, ids.length);
    for await (const documents of inBatches(projection.subject, ids, times)) {
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
          await this.marks.endRebuild(tx, projection.name);
          await projection.announce?.(tx, 'all');
        });
      }),
    );
    return done;
  }
}

/** Each batch is read while the one before it is written. */
async function* inBatches(subject: Subject, ids: number[], times: RebuildTimes): AsyncGenerator<ProjectedDocument[]> {
  let next: Promise<ProjectedDocument[]> | undefined;
  for (let start = 0; start < ids.length; start = start + REBUILD_BATCH) {
    const documents = await (next ?? subject.load(ids.slice(start, start + REBUILD_BATCH), times));
    const following = ids.slice(start + REBUILD_BATCH, start + 2 * REBUILD_BATCH);
    next = following.length > 0 ? subject.load(following, times) : undefined;
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
