import { domainEvent } from '@babelboard/platform';

/** What a company says of itself, or how it answers applicants, is something else now. */
export class CompanySettingsChanged extends domainEvent<{ companyId: number; renamed: boolean }>(
  'companies.company-settings-changed.v1',
) {}
