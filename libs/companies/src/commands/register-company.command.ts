import type { NewAccount } from '@babelboard/identity/contract';
import { Command } from '@nestjs/cqrs';
import type { CompanySize } from '../entities/company.entity.js';

/** The person who registers a company and owns it here. */
export type CompanyOwner = Omit<NewAccount, 'type' | 'passwordHash' | 'countryId' | 'locality'> & {
  password: string;
  /** Whether news by mail are wanted. */
  newsletters: boolean;
  /** International form. */
  phone: string;
};

export interface CompanyToRegister {
  name: string;
  countryId: number;
  vatId: string;
  size: CompanySize;
  /** NACE Rev. 2 code. */
  sectorCode: string;
  website: string | null;
}

/** What was made. */
export interface RegisteredCompany {
  accountId: number;
  companyId: number;
}

/** Makes a company with its owner's account; gives their ids, null where the address has an account already. */
export class RegisterCompany extends Command<RegisteredCompany | null> {
  constructor(
    readonly owner: CompanyOwner,
    readonly company: CompanyToRegister,
  ) {
    super();
  }
}
