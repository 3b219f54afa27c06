import { ApplicantsExported } from '@babelboard/applications/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { AuditLog } from './audit-log.js';

/** Writes down that a member took the applicants of an offer along as a table. */
@Reaction({ id: 'operations.record-exported-applicants', on: [ApplicantsExported], workload: 'general' })
export class RecordExportedApplicants implements ReactionHandler {
  constructor(private readonly log: AuditLog) {}

  async handle({ payload, occurredAt }: StoredEvent<ApplicantsExported>, tx: EntityManager): Promise<void> {
    const { offerId, companyId, memberId } = payload;
    await this.log.record(
      {
        at: occurredAt,
        actorId: memberId,
        action: 'applicants.export',
        subject: `offer:${offerId}`,
        detail: { companyId },
      },
      tx,
    );
  }
}
