import { EnsureCompanies } from '@babelboard/companies';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import { takeEvents } from '../../../test/support/outbox.js';
import { GrantLiveOffers } from './commands/grant-live-offers.command.js';
import { Entitlements } from './entitlements.js';

let test: TestApplication;
let companies: number[];
const grant = (companyId: number, amount: number) =>
  test.app.get(CommandBus).execute(new GrantLiveOffers(companyId, amount, 'agreed on the phone'));

beforeAll(async () => {
  test = await createTestApplication();
  companies = await test.app.get(CommandBus).execute(new EnsureCompanies([{ name: 'Ena' }, { name: 'Dio' }]));
  await test.app.get(Database).query('CREATE TABLE probe (company_id int NOT NULL)');
  await takeEvents(test.app);
});
afterAll(() => test?.close());

/** Takes one more of what a company may have, as whoever publishes an offer does. */
const take = (companyId: number) =>
  test.app.get(Database).transaction(async (tx) => {
    const live = async () =>
      (await tx.query<unknown[]>('SELECT 1 FROM probe WHERE company_id = $1', [companyId])).length;
    await test.app.get(Entitlements).requireRoom(tx, companyId, live);
    await tx.query('INSERT INTO probe VALUES ($1)', [companyId]);
  });

describe('Entitlements', () => {
  it('let one of twenty who publish at once have the free offer', async () => {
    const [companyId = 0] = companies;
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => take(companyId)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(19);
    expect(refused[0]?.reason).toMatchObject({ code: 'OFFER_ALLOWANCE_USED', params: { allowed: 1 } });
  });

  it('grow by what is granted, to that company alone, and tell it', async () => {
    const [companyId = 0, otherId = 0] = companies;
    expect(await grant(companyId, 2)).toBe(3);
    await take(companyId);
    await take(companyId);
    await expect(take(companyId)).rejects.toMatchObject({ params: { allowed: 3 } });
    const { manager } = test.app.get(Database).dataSource;
    expect(await test.app.get(Entitlements).liveOffersAllowed(manager, otherId)).toBe(1);
    const [event] = await takeEvents(test.app);
    expect(event).toMatchObject({ type: 'billing.entitlement-granted.v1', payload: { companyId } });
  });

  it('can be taken back, as far as they were granted', async () => {
    const [, companyId = 0] = companies;
    await grant(companyId, 5);
    expect(await grant(companyId, -5)).toBe(1);
    await expect(grant(companyId, -1)).rejects.toMatchObject({ code: 'GRANT_NOT_POSSIBLE', params: { granted: 0 } });
    await expect(grant(companyId, 0)).rejects.toMatchObject({ code: 'GRANT_NOT_POSSIBLE' });
  });

  it.each(['UPDATE entitlement_entry SET amount = 100', 'DELETE FROM entitlement_entry', 'TRUNCATE entitlement_entry'])(
    'stand for ever: %s',
    async (statement) => {
      await expect(test.app.get(Database).query(statement)).rejects.toThrow('neither changed nor removed');
    },
  );
});
