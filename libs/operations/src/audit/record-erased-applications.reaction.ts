import { ApplicationsErased } from '@babelboard/applications/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { AuditLog } from './audit-log.js';

/** Writes down how many applications went when their time was over: a clock did it, and nobody is named. */
@Reaction({ id: 'operations.record-erased-applications', on: [ApplicationsErased], workload: 'general' })
export class RecordErasedApplications implements ReactionHandler {
  constructor(private readonly log: AuditLog) {}

  async handle({ payload, occurredAt }: StoredEvent<ApplicationsErased>, tx: EntityManager): Promise<void> {
    const { offerId, companyId, count } = payload;
    await this.log.record(
      {
        at: occurredAt,
        actorId: null,
        action: 'application.erase',
        subject: `offer:${offerId}`,
        detail: { companyId, count },
      },
      tx,
    );
  }
}
