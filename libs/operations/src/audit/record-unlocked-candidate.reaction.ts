import { CandidateUnlocked } from '@babelboard/cv-search/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { AuditLog } from './audit-log.js';

/** Writes down that a company came to know who somebody is, and which of its members pressed. */
@Reaction({ id: 'operations.record-unlocked-candidate', on: [CandidateUnlocked], workload: 'general' })
export class RecordUnlockedCandidate implements ReactionHandler {
  constructor(private readonly log: AuditLog) {}

  async handle({ payload, occurredAt }: StoredEvent<CandidateUnlocked>, tx: EntityManager): Promise<void> {
    const { unlockId, companyId, accountId, memberId } = payload;
    await this.log.record(
      {
        at: occurredAt,
        actorId: memberId,
        action: 'cv-search.unlock',
        subject: `account:${accountId}`,
        detail: { companyId, unlockId },
      },
      tx,
    );
  }
}
