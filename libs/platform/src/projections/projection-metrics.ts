import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Metrics } from '../metrics/metrics.js';
import { Projections } from './projections.js';

interface Backlog {
  projection: string;
  oldest: number;
  failing: number;
}

/** Shows how far the indexes are behind, and how many subjects cannot be written. */
@Injectable()
export class ProjectionMetrics {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    metrics: Metrics,
  ) {
    const shown = [
      ['oldest', 'babelboard_projection_oldest_mark_seconds', 'Age of the oldest change that an index lacks'],
      ['failing', 'babelboard_projection_failing_marks', 'Subjects whose last try to write them failed'],
    ] as const;
    for (const [part, name, help] of shown) {
      metrics.gauge(name, help, ['projection'], async (gauge) => {
        const backlogs = await this.list();
        gauge.reset();
        for (const backlog of backlogs) {
          gauge.set({ projection: backlog.projection }, backlog[part]);
        }
      });
    }
  }

  private list(): Promise<Backlog[]> {
    return this.database.query<Backlog>(
      `SELECT projection, coalesce(extract(epoch FROM now() - min(since)), 0)::float8 AS oldest,
         count(*) FILTER (WHERE failures > 0)::int AS failing
       FROM unnest($1::text[]) AS projection LEFT JOIN projection_mark USING (projection) GROUP BY projection`,
      [this.projections.all().map(({ name }) => name)],
    );
  }
}
