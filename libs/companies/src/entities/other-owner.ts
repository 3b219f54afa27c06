import { type EntityManager, Not } from 'typeorm';
import { lastOwnerStays } from '../company.errors.js';
import { CompanyMember } from './company-member.entity.js';

/** Call it under the lock of the company. @throws DomainError LAST_OWNER_STAYS where nobody else owns it */
export async function requireOtherOwner(tx: EntityManager, { companyId, accountId }: CompanyMember): Promise<void> {
  if (!(await tx.existsBy(CompanyMember, { companyId, role: 'owner', accountId: Not(accountId) }))) {
    throw lastOwnerStays();
  }
}
