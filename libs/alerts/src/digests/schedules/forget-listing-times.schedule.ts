import { Clock, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { ListingTimes } from '../store/listing-times.js';

/** Longer than any alert looks back. */
const KEPT_MS = 60 * 86_400_000;

/** Forgets since when lists show offers that are news to nobody any more. */
@Schedule({ id: 'alerts.forget-listing-times', everyMs: 86_400_000, workload: 'general' })
export class ForgetListingTimes implements ScheduleHandler {
  constructor(
    private readonly times: ListingTimes,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.times.forgetBefore(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
