import { domainEvent } from '@babelboard/platform';

/** Somebody is asked by mail to work for a company; also when the mail is sent again. */
export class MemberInvited extends domainEvent<{ companyId: number; invitationId: number; linkId: string }>(
  'companies.member-invited.v1',
) {}
