import { Command } from '@nestjs/cqrs';
import type { CompanyProfile } from '../entities/company.entity.js';

export interface CompanyToEnsure {
  name: string;
  /** Found and made by this slug where given, else by name. */
  slug?: string;
  profile?: Partial<CompanyProfile>;
}

/** Finds companies, and makes the ones that are not there yet as unclaimed; gives their ids in the order asked for. */
export class EnsureCompanies extends Command<number[]> {
  constructor(readonly companies: CompanyToEnsure[]) {
    super();
  }
}
