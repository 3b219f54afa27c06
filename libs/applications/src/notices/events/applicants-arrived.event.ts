import { domainEvent } from '@babelboard/platform';

/** People applied to an offer, one or many since the company was told last, and none of them took it back at once. */
export class ApplicantsArrived extends domainEvent<{
  offerId: number;
  companyId: number;
  count: number;
  /** The one, where it is one. */
  applicationId: number | null;
}>('applications.applicants-arrived.v1') {}
