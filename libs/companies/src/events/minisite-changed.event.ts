import { DomainEvent } from '@babelboard/platform';

/** The look of a company or of its minisite is another. */
export class MinisiteChanged extends DomainEvent<{ companyId: number }> {
  static override readonly type = 'companies.minisite-changed.v1';
}
