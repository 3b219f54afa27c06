import { Clock, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { OfferReport, type ReportDecision } from '../entities/offer-report.entity.js';
import { ReportDecided } from './events/report-decided.event.js';

/** Decides on open reports about one offer. */
@Injectable()
export class ReportDecisions {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Gives how many were open. @param ids those alone; else every open one, also one that has just come */
  async decideOpen(tx: EntityManager, offerId: number, decision: ReportDecision, ids?: number[]): Promise<number> {
    const open = await tx.find(OfferReport, {
      where: { offerId, decision: IsNull(), ...(ids === undefined ? {} : { id: In(ids) }) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const report of open) {
      report.decide(decision, this.clock.now());
    }
    await tx.save(open);
    await this.outbox.add(tx, ...open.map(({ id }) => new ReportDecided({ reportId: id })));
    return open.length;
  }
}
