import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { LEAST_MS } from '../../accounts/domain/in-even-time.js';
import { SingleUseTokens } from '../../single-use-tokens/single-use-tokens.js';
import { eventsOf } from '../../testing/events-of.js';
import { CLIENT, PASSWORD, registerTestAccount } from '../../testing/test-account.js';
import { ResendVerification } from './resend-verification.command.js';
import { VerifyEmail } from './verify-email.command.js';

const DAY_MS = 86_400_000;

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const verify = (token: string) =>
  test.app.get(CommandBus).execute(new VerifyEmail(token, { signedInAs: null, secrets: [] }, PASSWORD, CLIENT));
const resend = (email: string) => test.app.get(CommandBus).execute(new ResendVerification(email));
const requested = (accountId: number) => eventsOf(test.app, 'identity.email-verification-requested.v1', accountId);
const tokensOf = async (accountId: number) =>
  (await requested(accountId)).map(({ tokenId }) =>
    test.app.get(SingleUseTokens).tokenOf(tokenId as string, 'verify-email'),
  );
const verifiedAt = async (id: number) => {
  const [row] = await test.app
    .get(Database)
    .query<{ email_verified_at: Date | null }>('SELECT email_verified_at FROM account WHERE id = $1', [id]);
  return row?.email_verified_at;
};

describe('VerifyEmail', () => {
  it('verifies the address once, and says so once', async () => {
    const { id, email } = await registerTestAccount(test.app);
    await resend(email);
    const [first, second] = await tokensOf(id);
    expect(await verifiedAt(id)).toBeNull();
    await verify(second as string);
    expect(await verifiedAt(id)).toEqual(test.clock.now());
    await expect(verify(second as string)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    await verify(first as string);
    expect(await eventsOf(test.app, 'identity.email-verified.v1', id)).toHaveLength(1);
  });

  it('takes a link for 24 hours', async () => {
    const { id, email } = await registerTestAccount(test.app);
    test.clock.advance(DAY_MS);
    const [first] = await tokensOf(id);
    await expect(verify(first as string)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    await resend(email);
    const [, second] = await tokensOf(id);
    test.clock.advance(DAY_MS - 1);
    await verify(second as string);
    expect(await verifiedAt(id)).toEqual(test.clock.now());
  });

  it('takes no link that went to an address before', async () => {
    const { id } = await registerTestAccount(test.app);
    const [token] = await tokensOf(id);
    await test.app
      .get(Database)
      .query(`UPDATE account SET email = $2, email_key = $2 WHERE id = $1`, [id, `new-${id}@x.test`]);
    await expect(verify(token as string)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    expect(await verifiedAt(id)).toBeNull();
  });
});

describe('ResendVerification', () => {
  it('answers the same for every address, and mails where one waits', async () => {
    const waiting = await registerTestAccount(test.app);
    const verified = await registerTestAccount(test.app, { emailVerified: true });
    for (const email of [waiting.email, verified.email, 'nobody@example.test']) {
      const timers = jest.spyOn(globalThis, 'setTimeout');
      await expect(resend(email)).resolves.toBeUndefined();
      expect(timers.mock.calls.map(([, ms]) => ms)).toContain(LEAST_MS);
      timers.mockRestore();
    }
    expect(await requested(waiting.id)).toHaveLength(2);
    expect(await requested(verified.id)).toHaveLength(0);
  });
});
