import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { makeAccount } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { ChangeConsent } from './commands/change-consent.command.js';
import { CONSENT_TEXT_VERSIONS } from './domain/consent-kind.js';
import { ListConsents } from './queries/list-consents.query.js';

let test: TestApplication;
let accountId: number;

beforeAll(async () => {
  test = await createTestApplication();
  ({ id: accountId } = await makeAccount(test.app));
  await takeEvents(test.app);
});
afterAll(() => test.close());

const change = (...given: [kind: 'terms' | 'newsletters', given: boolean, language: string | null]) =>
  test.app.get(CommandBus).execute(new ChangeConsent(accountId, ...given));
const list = () => test.app.get(QueryBus).execute(new ListConsents(accountId));

describe('consents', () => {
  it('are kept with text, language and time, newest first', async () => {
    await change('newsletters', true, 'de');
    test.clock.advance(1_000);
    await change('newsletters', false, null);
    const textVersion = CONSENT_TEXT_VERSIONS.newsletters;
    const at = test.clock.now();
    expect(await list()).toEqual([
      { kind: 'newsletters', given: false, textVersion, language: 'en', at },
      { kind: 'newsletters', given: true, textVersion, language: 'de', at: new Date(at.getTime() - 1_000) },
    ]);
    expect(await takeEvents(test.app)).toEqual([
      { type: 'identity.consent-changed.v1', payload: { accountId, kind: 'newsletters', given: true } },
      { type: 'identity.consent-changed.v1', payload: { accountId, kind: 'newsletters', given: false } },
    ]);
  });

  it('say nothing twice', async () => {
    await change('newsletters', false, null);
    expect(await list()).toHaveLength(2);
  });

  it('that an account needs end with the account only', async () => {
    await expect(change('terms', false, null)).rejects.toMatchObject({ code: 'CONSENT_NEEDED' });
    await change('terms', true, null);
    expect((await list())[0]).toMatchObject({ kind: 'terms', given: true });
  });
});
