import { DomainEvent } from '@babelboard/platform';

/** The offers of the company are not to be shown. */
export class CompanySuspended extends DomainEvent<{ companyId: number }> {
  static override readonly type = 'companies.company-suspended.v1';
}
