import { EntitlementGranted } from '@babelboard/billing/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { AuditLog } from './audit-log.js';

/** Writes down that a company may have more: nobody is signed in on the command line. */
@Reaction({ id: 'operations.record-granted-entitlement', on: [EntitlementGranted], workload: 'general' })
export class RecordGrantedEntitlement implements ReactionHandler {
  constructor(private readonly log: AuditLog) {}

  async handle({ payload, occurredAt }: StoredEvent<EntitlementGranted>, tx: EntityManager): Promise<void> {
    const { companyId, entryId } = payload;
    await this.log.record(
      {
        at: occurredAt,
        actorId: null,
        action: 'billing.grant',
        subject: `company:${companyId}`,
        detail: { entryId },
      },
      tx,
    );
  }
}
