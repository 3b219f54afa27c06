import { Clock, Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { receivingDomain } from '../domain/receiving-domain.js';

/** How long mails to a domain wait, each time longer while its server asks for time. */
const WAITS_MINUTES = [1, 5, 15, 60];

/** Which domains get no mails for now, for all workers. */
@Injectable()
export class MailDomainHolds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The milliseconds that a mail to an address is to wait; 0 where it need not. */
  async waitOf(tx: EntityManager, address: string): Promise<number> {
    const [hold] = await tx.query<{ until: Date }[]>(
      'SELECT held_until AS until FROM mail_domain_hold WHERE domain = $1',
      [receivingDomain(address)],
    );
    return Math.max(0, (hold?.until.getTime() ?? 0) - this.clock.now().getTime());
  }

  /** Has mails to the domain of an address wait. Mails that were under way at the same time count as one try. Gives the milliseconds. */
  async hold(address: string): Promise<number> {
    const now = this.clock.now();
    await this.database.query(
      `INSERT INTO mail_domain_hold AS hold (domain, tries, held_until) VALUES ($1, 1, $2::timestamptz + make_interval(mins => ($3::int[])[1]))
       ON CONFLICT (domain) DO UPDATE SET tries = hold.tries + 1,
         held_until = $2::timestamptz + make_interval(mins => ($3::int[])[least(hold.tries + 1, cardinality($3::int[]))])
       WHERE hold.held_until <= $2`,
      [receivingDomain(address), now, WAITS_MINUTES],
    );
    return Math.max(1_000, await this.waitOf(this.database.dataSource.manager, address));
  }

  /** For a domain whose server took a mail: the next time that it asks for some, mails wait for a minute. */
  async letGo(tx: EntityManager, address: string): Promise<void> {
    await tx.query('DELETE FROM mail_domain_hold WHERE domain = $1', [receivingDomain(address)]);
  }
}
