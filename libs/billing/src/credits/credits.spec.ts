import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeCompany } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { GrantCredits } from './commands/grant-credits.command.js';
import { Credits } from './credits.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const grant = (companyId: number, amount: number, expiresAt: Date | null = null) =>
  test.app.get(CommandBus).execute(new GrantCredits(companyId, amount, 'agreed on the phone', expiresAt));
const credits = () => test.app.get(Credits, { strict: false });
const spend = (companyId: number) =>
  test.app.get(Database).transaction((tx) => credits().spend(tx, companyId, 'unlock:1'));

describe('credits of a company', () => {
  it('are granted, used and taken back, never below none', async () => {
    const { id } = await makeCompany(test.app);
    await expect(spend(id)).rejects.toMatchObject({ code: 'CREDITS_USED_UP' });
    expect(await grant(id, 3)).toBe(3);
    await spend(id);
    expect(await grant(id, -1)).toBe(1);
    await expect(grant(id, -2)).rejects.toMatchObject({ code: 'GRANT_NOT_POSSIBLE' });
    await expect(grant(id, 0)).rejects.toMatchObject({ code: 'GRANT_NOT_POSSIBLE' });
    await spend(id);
    await expect(spend(id)).rejects.toMatchObject({ code: 'CREDITS_USED_UP' });
  });

  it('go at their end', async () => {
    const { id } = await makeCompany(test.app);
    const tomorrow = new Date(test.clock.now().getTime() + 86_400_000);
    await grant(id, 2, tomorrow);
    expect(await credits().of(id)).toEqual({ left: 2, expiring: { credits: 2, at: tomorrow } });
    test.clock.advance(86_400_000);
    expect((await credits().of(id)).left).toBe(0);
    await expect(grant(id, 1, tomorrow)).rejects.toMatchObject({ code: 'GRANT_NOT_POSSIBLE' });
  });

  it('are never used twice, however many take them at once', async () => {
    const { id } = await makeCompany(test.app);
    await grant(id, 10);
    const taken = await Promise.allSettled(Array.from({ length: 40 }, () => spend(id)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect((await credits().of(id)).left).toBe(0);
  });
});
