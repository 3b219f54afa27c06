import { Clock, Outbox, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import { AccountDeleted } from '@babelboard/privacy/contract';
import type { EntityManager } from 'typeorm';
import { Company } from '../entities/company.entity.js';
import { CompanySuspended } from '../events/company-suspended.event.js';

/** A company that nobody owns any more goes from the board, with its offers. */
@Reaction({ id: 'companies.suspend-ownerless-companies', on: [AccountDeleted], workload: 'general' })
export class SuspendOwnerlessCompanies implements ReactionHandler {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The membership went with the account, so it looks for what has no owner: registered companies are never without one otherwise. */
  async handle({ payload }: StoredEvent<AccountDeleted>, tx: EntityManager): Promise<void> {
    if (payload.accountType !== 'company') {
      return;
    }
    const ownerless = await tx
      .createQueryBuilder(Company, 'company')
      .where(`company.state <> 'unclaimed' AND company.suspendedAt IS NULL`)
      .andWhere(
        `NOT EXISTS (SELECT FROM company_member member WHERE member.company_id = company.id AND member.role = 'owner')`,
      )
      .orderBy('company.id')
      .setLock('pessimistic_write')
      .getMany();
    for (const company of ownerless) {
      company.suspend(this.clock.now());
      await tx.save(company);
      await this.outbox.add(tx, new CompanySuspended({ companyId: company.id }));
    }
  }
}
