import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** The relational database: transactions for commands, plain SQL for queries. */
@Injectable()
export class Database {
  constructor(readonly dataSource: DataSource) {}

  /** Runs `work` in one transaction: all of its writes are kept, or none. */
  transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }

  /** Runs one statement on a pooled connection; placeholders are `$1`, `$2` … */
  query<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.dataSource.query<T[]>(sql, parameters);
  }
}
