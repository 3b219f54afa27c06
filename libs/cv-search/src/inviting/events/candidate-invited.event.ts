import { domainEvent } from '@babelboard/platform';

/** A company asked somebody whether an offer is for them. */
export class CandidateInvited extends domainEvent<{
  invitationId: number;
  companyId: number;
  accountId: number;
  offerId: number;
}>('cv-search.candidate-invited.v1') {}
