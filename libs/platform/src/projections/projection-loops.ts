import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BatchLoop } from '../database/batch-loop.js';
import { PgListener } from '../database/pg-listener.js';
import type { Projection } from './projection.js';
import { ProjectionBatch } from './projection-batch.js';
import { ProjectionLocks } from './projection-locks.js';
import { MARKS_CHANNEL } from './projection-marks.js';
import { ProjectionRebuild } from './projection-rebuild.js';
import { ProjectionSweep } from './projection-sweep.js';
import { Projections } from './projections.js';

/** Longer than a transaction takes from its mark to its commit: it told nobody where marks lay that were just being cleared. */
const LINGER_MS = 200;

/** Keeps every projection up to date; for the worker. */
@Injectable()
export class ProjectionLoops implements OnApplicationBootstrap, OnModuleDestroy {
  /** After which they look by themselves. */
  pollMs = 2_000;
  private readonly logger = new Logger(ProjectionLoops.name);
  private readonly loops = new Map<string, BatchLoop>();
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly projections: Projections,
    private readonly batch: ProjectionBatch,
    private readonly rebuild: ProjectionRebuild,
    private readonly sweep: ProjectionSweep,
    private readonly locks: ProjectionLocks,
    private readonly listener: PgListener,
  ) {}

  onApplicationBootstrap(): void {
    for (const projection of this.projections.all()) {
      const { name } = projection;
      const loop = new BatchLoop({
        name: `Projection ${name}`,
        pollMs: this.pollMs,
        lingerMs: LINGER_MS,
        step: this.steps(projection),
      });
      this.loops.set(name, loop);
      loop.start();
    }
    this.stopListening = this.listener.listen(MARKS_CHANNEL, (name) => this.wake(name));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopListening?.();
    await Promise.all([...this.loops.values()].map((loop) => loop.stop()));
  }

  /** The first step that succeeds also looks for what was missed while nothing ran. */
  private steps(projection: Projection): () => Promise<number> {
    let first = true;
    return async () => {
      if (!(await this.locks.own(projection))) {
        return 0;
      }
      const rebuilding = await this.rebuild.isUnderWay(projection);
      if (!(await projection.index.isReady())) {
        return rebuilding ? 0 : this.build(projection);
      }
      if (first) {
        await this.sweep.repair(projection);
        first = false;
      }
      return this.batch.run(projection);
    };
  }

  private async build(projection: Projection): Promise<number> {
    const documents = await this.rebuild.run(projection);
    if (documents === undefined) {
      return 0;
    }
    this.logger.log(`Built ${projection.name}: ${documents} documents`);
    return 1;
  }

  private wake(name: string): void {
    const woken = name === '' ? [...this.loops.values()] : [this.loops.get(name)];
    for (const loop of woken) {
      loop?.wake();
    }
  }
}
