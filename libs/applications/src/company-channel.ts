import { LiveChannel } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Of many changes at once the first are named; whoever listens reads the list anew anyway. */
const MOST_IDS = 200;
/** Each has a topic of their own, which is a statement. */
const MOST_CANDIDATES = 20;

/** What changed among the applicants of a company, by ids. */
export interface ApplicantNews {
  kind:
    | 'applied'
    | 'moved'
    | 'withdrawn'
    | 'noted'
    | 'rated'
    | 'viewed'
    | 'objected'
    | 'message'
    | 'interview'
    | 'overdue';
  offerId: number;
  ids: readonly number[];
  /** The member who did it; absent for a candidate. */
  memberId?: number;
}

/** Tells the members of a company at once what the others and the applicants do, and applicants what members do. */
@Injectable()
export class CompanyChannel {
  constructor(private readonly live: LiveChannel) {}

  /** In the transaction of the change. */
  async tell(tx: EntityManager, companyId: number, { kind, offerId, ids, memberId }: ApplicantNews): Promise<void> {
    const by = memberId ?? null;
    await this.live.announce(tx, `company:${companyId}`, { kind, offer_id: offerId, ids: ids.slice(0, MOST_IDS), by });
  }

  /** Tells candidates that the status of their applications is another one; who is told nothing here has the mail. */
  async tellCandidates(tx: EntityManager, applications: readonly { id: number; accountId: number }[]): Promise<void> {
    for (const { id, accountId } of applications.slice(0, MOST_CANDIDATES)) {
      await this.live.announce(tx, `candidate:${accountId}`, { kind: 'application-moved', application_id: id });
    }
  }
}
