import { createHash } from 'node:crypto';
import { Clock, Database, Schedule, type ScheduleHandler } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { FiledAnew } from '../filed-anew.js';

const DAY_MS = 86_400_000;

/**
 * Files all alerts that look at once anew: when places, languages or skills are others than those they were filed with, for an address may mean another
 * place then, and once a day, for what was rare may be common by now.
 */
@Schedule({ id: 'alerts.file-alerts-anew', everyMs: 10 * 60_000, workload: 'general' })
export class FileAlertsAnew implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly catalogue: ReferenceCatalogue,
    private readonly filed: FiledAnew,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const vocabulary = this.vocabulary();
    const now = this.clock.now();
    const [last] = await this.database.query<{ vocabulary: string; filedAt: Date }>(
      'SELECT vocabulary, filed_at AS "filedAt" FROM alert_filing',
    );
    if (last?.vocabulary === vocabulary && now.getTime() - last.filedAt.getTime() < DAY_MS) {
      return;
    }
    await this.filed.all();
    await this.database.query(
      `INSERT INTO alert_filing (vocabulary, filed_at) VALUES ($1, $2)
       ON CONFLICT (one) DO UPDATE SET vocabulary = excluded.vocabulary, filed_at = excluded.filed_at`,
      [vocabulary, now],
    );
  }

  /** Changes with every number and address of what lists are filtered by. */
  private vocabulary(): string {
    const hash = createHash('sha256');
    for (const records of [this.catalogue.countries(), this.catalogue.cities(), this.catalogue.languages()]) {
      for (const { id, slug } of records) hash.update(`${id} ${slug}\n`);
    }
    return hash.digest('hex');
  }
}
