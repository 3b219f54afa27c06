import { domainEvent } from '@babelboard/platform';

/** A member took the applicants of an offer along as a table. */
export class ApplicantsExported extends domainEvent<{ offerId: number; companyId: number; memberId: number }>(
  'applications.applicants-exported.v1',
) {}
