import { domainEvent } from '@babelboard/platform';
import type { ApplicationStatus } from '@babelboard/wire';

/** A member moved an applicant. */
export class ApplicationStatusChanged extends domainEvent<{
  applicationId: number;
  offerId: number;
  companyId: number;
  accountId: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  memberId: number;
  /** That the application has since then. */
  version: number;
}>('applications.application-status-changed.v1') {}
