import { CompanyDirectory } from '@babelboard/companies/contract';
import { DomainError } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The one rule about suspended companies: their members read, and do nothing to applicants. Whatever a member does asks here. */
@Injectable()
export class ActingCompanies {
  constructor(private readonly companies: CompanyDirectory) {}

  /**
   * The company is not suspended until the transaction ends. Behind accounts and before applications.
   * @param refusal what whoever asks says instead
   * @throws DomainError APPLICANTS_READ_ONLY
   */
  async hold(tx: EntityManager, companyId: number, refusal: () => DomainError = readsOnly): Promise<void> {
    if (await this.readsOnly(tx, companyId)) {
      throw refusal();
    }
  }

  /** Files of applicants leave the board: while a company is suspended an operator has to have said that they may. @throws DomainError APPLICANT_FILES_CLOSED */
  async requireExports(companyId: number): Promise<void> {
    if (!(await this.companies.mayExport(companyId))) {
      throw new DomainError('APPLICANT_FILES_CLOSED', 'forbidden');
    }
  }

  /** For what is not to be refused aloud. */
  async readsOnly(tx: EntityManager, companyId: number): Promise<boolean> {
    return (await this.companies.holdSuspensions(tx, [companyId])).has(companyId);
  }
}

function readsOnly(): DomainError {
  return new DomainError('APPLICANTS_READ_ONLY', 'forbidden');
}
