import type { EventContent, EventPlan } from '@babelboard/career-events';

/** An event of the demo: its days are counted from the day on which it is made. */
export interface DemoEvent extends Pick<EventPlan, 'timeZone' | 'capacity' | 'sponsors'> {
  id: number;
  /** Days from today, and the hour, in UTC. */
  starts: readonly [day: number, hour: number];
  ends: readonly [day: number, hour: number];
  /** Slugs. */
  languages: readonly string[];
  cities: readonly { slug: string; template: string }[];
  /** Slugs of companies of the demo. */
  exhibitors: readonly string[];
  content: Required<EventContent>;
}
