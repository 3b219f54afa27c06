import { Clock, Database, PlatformModule, TaskQueues, TasksModule, WORKLOADS } from '@babelboard/platform';
import { SearchEngines } from '@babelboard/search';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { contexts } from '../../apps/contexts.js';
import { testSettings } from '../support/database.js';
import { deadTasks } from '../support/work-left.js';

@Module({})
class CheckModule {}

export interface BoardState {
  /** Events that no relay has taken yet. */
  outbox: number;
  /** Tasks in the queues that are still to be done. */
  tasks: number;
  dead: number;
  /** Offers that an index still has to take. */
  dirty: number;
  live: number[];
  /** Ids in each index, with repetitions if there are any. */
  indexed: Record<string, number[]>;
  /** Ads that are stored more than once. */
  doubled: number;
}

/** Looks at a running product from outside: its database and both of its indexes. */
export class BoardCheck {
  private constructor(private readonly app: INestApplicationContext) {}

  static async open(servers: Record<string, string>): Promise<BoardCheck> {
    const settings = testSettings(servers.DATABASE_URL ?? '', { ...servers, SEARCH_ENGINE: 'meilisearch' });
    const app = await NestFactory.createApplicationContext(
      {
        module: CheckModule,
        imports: [
          PlatformModule.forRoot({ settings, contexts }),
          TasksModule.forRoot(settings),
          ...contexts.map(({ module }) => module),
        ],
      },
      { logger: ['error'] },
    );
    return new BoardCheck(app);
  }

  async state(): Promise<BoardState> {
    const queues = this.app.get(TaskQueues);
    let tasks = 0;
    for (const workload of WORKLOADS) {
      const counts = await queues.queue(workload).getJobCounts('waiting', 'active', 'prioritized');
      tasks += Object.values(counts).reduce((sum, count) => sum + count, 0);
    }
    return {
      outbox: await this.count('SELECT count(*)::int AS count FROM outbox_message'),
      tasks,
      dead: (await deadTasks(this.app)).length,
      dirty: await this.count('SELECT count(*)::int AS count FROM projection_mark'),
      live: await this.live(),
      indexed: await this.indexed(),
      doubled: await this.count(
        'SELECT count(*)::int AS count FROM (SELECT 1 FROM offer GROUP BY source, source_key HAVING count(*) > 1) AS twice',
      ),
    };
  }

  /** How many ads of a snapshot are stored, and how many of them are open. */
  async snapshot(name: string): Promise<{ stored: number; open: number }> {
    const [row] = await this.database().query<{ stored: number; open: number }>(
      `SELECT count(*)::int AS stored, (count(*) FILTER (WHERE state = 'published'))::int AS open
       FROM offer WHERE snapshot = $1`,
      [name],
    );
    return row ?? { stored: 0, open: 0 };
  }

  close(): Promise<void> {
    return this.app.close();
  }

  private async live(): Promise<number[]> {
    // Said anew rather than by the product's own rule, so that the rule is checked too.
    const rows = await this.database().query<{ id: number }>(
      `SELECT offer.id FROM offer JOIN company ON company.id = offer.company_id
       WHERE offer.state = 'published' AND offer.expires_at > $1 AND company.suspended_at IS NULL ORDER BY offer.id`,
      [this.app.get(Clock).now()],
    );
    return rows.map(({ id }) => id);
  }

  private async indexed(): Promise<Record<string, number[]>> {
    const ids: Record<string, number[]> = {};
    for (const engine of this.app.get(SearchEngines).all()) {
      const own: number[] = [];
      for (
        let page = await engine.listIds(0, 1_000);
        page.length > 0;
        page = await engine.listIds(own.at(-1) ?? 0, 1_000)
      ) {
        own.push(...page);
      }
      ids[engine.name] = own;
    }
    return ids;
  }

  private async count(sql: string): Promise<number> {
    return (await this.database().query<{ count: number }>(sql))[0]?.count ?? 0;
  }

  private database(): Database {
    return this.app.get(Database);
  }
}
