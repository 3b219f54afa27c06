import { DomainEvent } from '@babelboard/platform';

/** Somebody has registered a company; its owner's address waits for verification. */
export class CompanyRegistered extends DomainEvent<{ companyId: number }> {
  static override readonly type = 'companies.company-registered.v1';
}
