import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { Metrics } from '../metrics/metrics.js';

/** What is handed on at all is handed on within seconds; a change of version takes minutes. */
const STAYS_MS = 300_000;

/** Events that nobody takes, tasks that nobody knows, files that do not go. */
export interface WorkThatStays {
  kind: 'event' | 'task' | 'file';
  /** The type of the events, or the reaction. */
  name: string;
  count: number;
  oldest: Date;
}

/** Tells of work that is kept but not done, because no process that runs can do it. */
@Injectable()
export class WaitingWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'babelboard_waiting_work',
      'Events, tasks and files that wait for minutes',
      ['kind', 'name'],
      async (counts) => {
        const stays = await this.list();
        counts.reset();
        for (const { kind, name, count } of stays) {
          counts.set({ kind, name }, count);
        }
      },
    );
  }

  /** What has waited for minutes; usually nothing. */
  list(): Promise<WorkThatStays[]> {
    return this.database.query<WorkThatStays>(
      `SELECT 'event' AS kind, type AS name, count(*)::int AS count, min(occurred_at) AS oldest
       FROM outbox_message WHERE occurred_at < $1 GROUP BY type
       UNION ALL
       SELECT 'task', task, count(*)::int, min(since) FROM waiting_task
       WHERE greatest(since, not_before) < $1 AND event_type <> '' GROUP BY task
       UNION ALL
       SELECT 'file', 'removal', count(*)::int, min(since) FROM file_removal WHERE since < $1 AND tries > 0 HAVING count(*) > 0
       ORDER BY 1, 2`,
      [new Date(this.clock.now().getTime() - STAYS_MS)],
    );
  }
}
