import { Schedule, type ScheduleHandler } from '@babelboard/platform';
import { SearchEngines } from '../engines/search-engines.js';
import { MissedOffers } from '../indexing/missed-offers.js';

/** Finds what an index has wrong, should anything ever have gone past the events. */
@Schedule({ id: 'search.mark-missed-offers', everyMs: 60 * 60_000, workload: 'indexing' })
export class MarkMissedOffers implements ScheduleHandler {
  constructor(
    private readonly engines: SearchEngines,
    private readonly missed: MissedOffers,
  ) {}

  async run(): Promise<void> {
    for (const engine of this.engines.all()) {
      if (await engine.isReady()) {
        await this.missed.repair(engine);
      }
    }
  }
}
