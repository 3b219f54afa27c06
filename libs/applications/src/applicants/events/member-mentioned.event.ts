import { domainEvent } from '@babelboard/platform';

/** A note about an applicant names a member of the company. */
export class MemberMentioned extends domainEvent<{
  noteId: number;
  applicationId: number;
  companyId: number;
  /** Account of who is named. */
  accountId: number;
}>('applications.member-mentioned.v1') {}
