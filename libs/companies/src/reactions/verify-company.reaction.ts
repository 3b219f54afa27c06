import { EmailVerified } from '@babelboard/identity/contract';
import { Clock, Outbox, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { CompanyMember } from '../entities/company-member.entity.js';
import { lockCompany } from '../entities/lock-company.js';
import { CompanyVerified } from '../events/company-verified.event.js';

/** A company counts as verified once its owner's address is; a recruiter's says nothing about the company. */
@Reaction({ id: 'companies.verify-company', on: [EmailVerified], workload: 'general' })
export class VerifyCompany implements ReactionHandler {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async handle(event: StoredEvent<EmailVerified>, tx: EntityManager): Promise<void> {
    const { accountId } = event.payload;
    const owner = await tx.findOneBy(CompanyMember, { accountId, role: 'owner' });
    if (owner === null) {
      return;
    }
    const company = await lockCompany(tx, owner.companyId);
    if (company.verify(this.clock.now())) {
      await tx.save(company);
      await this.outbox.add(tx, new CompanyVerified({ companyId: company.id }));
    }
  }
}
