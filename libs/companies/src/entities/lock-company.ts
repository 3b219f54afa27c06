import type { EntityManager } from 'typeorm';
import { companyNotFound } from '../company.errors.js';
import { Company } from './company.entity.js';

/**
 * Loads a company and locks its row until the transaction ends.
 * @throws DomainError COMPANY_NOT_FOUND
 */
export async function lockCompany(tx: EntityManager, id: number): Promise<Company> {
  const company = await tx.findOne(Company, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!company) {
    throw companyNotFound(id);
  }
  return company;
}
