import { DomainEvent } from '@babelboard/platform';

/** The offers of the company may be shown again. */
export class CompanyReinstated extends DomainEvent<{ companyId: number }> {
  static override readonly type = 'companies.company-reinstated.v1';
}
