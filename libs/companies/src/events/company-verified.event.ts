import { DomainEvent } from '@babelboard/platform';

/** The owner's address is verified: the company may post. */
export class CompanyVerified extends DomainEvent<{ companyId: number }> {
  static override readonly type = 'companies.company-verified.v1';
}
