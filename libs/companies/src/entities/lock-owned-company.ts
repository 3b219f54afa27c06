import type { EntityManager } from 'typeorm';
import { notAnOwner } from '../company.errors.js';
import type { Company } from './company.entity.js';
import { CompanyMember } from './company-member.entity.js';
import { lockCompany } from './lock-company.js';

/**
 * Locks a company for what its owners alone may do, and looks again whether who asks is one: another owner may have changed that since
 * the request came in. Whoever changes members holds this lock.
 * @throws DomainError COMPANY_NOT_FOUND, NOT_AN_OWNER
 */
export async function lockOwnedCompany(tx: EntityManager, companyId: number, ownerId: number): Promise<Company> {
  const company = await lockCompany(tx, companyId);
  if (!(await tx.existsBy(CompanyMember, { companyId, accountId: ownerId, role: 'owner' }))) {
    throw notAnOwner();
  }
  return company;
}
