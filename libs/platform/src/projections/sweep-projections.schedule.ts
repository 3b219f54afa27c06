import { Schedule } from '../tasks/schedule.decorator.js';
import type { ScheduleHandler } from '../tasks/task-declarations.js';
import { ProjectionSweep } from './projection-sweep.js';
import { Projections } from './projections.js';

/** Finds what an index has wrong, should anything ever have gone past the events. */
@Schedule({ id: 'platform.sweep-projections', everyMs: 60 * 60_000, workload: 'indexing' })
export class SweepProjections implements ScheduleHandler {
  constructor(
    private readonly projections: Projections,
    private readonly sweep: ProjectionSweep,
  ) {}

  async run(): Promise<void> {
    for (const projection of this.projections.all()) {
      if (await projection.index.isReady()) {
        await this.sweep.repair(projection);
      }
    }
  }
}
