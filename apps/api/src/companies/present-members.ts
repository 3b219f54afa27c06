import type { CompanyMembership, ListedMember, OpenInvitation } from '@babelboard/companies';
import type { CompanyMembersResponse } from '@babelboard/wire';

/** Recruiters see who works with them; addresses and invitations are for owners. */
export function presentMembers(
  members: readonly ListedMember[],
  invitations: readonly OpenInvitation[],
  asker: CompanyMembership,
  now: Date,
): CompanyMembersResponse {
  const owner = asker.role === 'owner';
  return {
    members: members.map(({ accountId, name, email, role, joinedAt }) => ({
      id: accountId,
      name,
      email: owner ? email : null,
      role,
      joined_at: joinedAt.toISOString(),
      you: accountId === asker.accountId,
    })),
    invitations: (owner ? invitations : []).map(({ id, email, role, sentAt, expiresAt }) => ({
      id,
      email,
      role,
      sent_at: sentAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      expired: expiresAt <= now,
    })),
    barred: barredFromInviting(asker),
  };
}

function barredFromInviting({ companyState, suspended }: CompanyMembership): CompanyMembersResponse['barred'] {
  if (suspended) {
    return 'COMPANY_SUSPENDED';
  }
  return companyState === 'verified' ? null : 'COMPANY_NOT_VERIFIED';
}
