import { Database } from '@babelboard/platform';
import type { CompanyMembersResponse } from '@babelboard/wire';
import { SingleUseTokens } from '../../../libs/identity/src/single-use-tokens/single-use-tokens.js';
import { makeCompany, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { type Answer, Visitor } from '../../support/visitor.js';

let visitors = 0;

/** Somebody at an address of their own. */
export function newVisitor(api: TestApi): Visitor {
  visitors += 1;
  return new Visitor(api.url, `198.51.${visitors >> 8}.${visitors & 255}`);
}

/** Asks as somebody who is signed in. */
export function askAs<T = Record<string, never>>(
  api: TestApi,
  { bearer }: Pick<TestAccount, 'bearer'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  return newVisitor(api).call<T>(method, path, body, bearer);
}

/** A company whose owner has sent an invitation, with the code of its mail. */
export async function inviting(api: TestApi, email: string, role: 'owner' | 'recruiter' = 'recruiter') {
  const company = await makeCompany(api.app);
  const { body, status } = await askAs<CompanyMembersResponse>(
    api,
    company.owner,
    'POST',
    '/api/companies/members/invitations',
    { email, role },
  );
  if (status !== 200) {
    throw new Error(`The invitation was answered ${status}: ${JSON.stringify(body)}`);
  }
  return { ...company, invitation: body.invitations[0]?.id as number, token: await invitationToken(api, email) };
}

/** The code of the mail that went to an address last. */
export async function invitationToken(api: TestApi, email: string): Promise<string> {
  const [row] = await api.app
    .get(Database)
    .query<{ id: string }>(
      'SELECT link_id AS id FROM company_invitation WHERE email = $1 ORDER BY sent_at DESC LIMIT 1',
      [email],
    );
  return api.app.get(SingleUseTokens, { strict: false }).tokenOf(row?.id as string, 'company-invitation');
}
