import { RequestPasswordReset, ResetPassword } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { latestToken, makeAccount } from '../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import { takeEvents } from '../../../test/support/outbox.js';
import { ChangeConsent } from './commands/change-consent.command.js';
import { ConsentStates } from './consent-states.js';
import { Consents } from './consents.js';
import { CONSENT_TEXT_VERSIONS } from './domain/consent-kind.js';
import { ListConsents } from './queries/list-consents.query.js';

let test: TestApplication;
let accountId: number;

beforeAll(async () => {
  test = await createTestApplication();
  ({ id: accountId } = await makeAccount(test.app));
  await takeEvents(test.app);
});
afterAll(() => test?.close());

const change = (...given: [kind: 'terms' | 'newsletters', given: boolean, language: string | null]) =>
  test.app.get(CommandBus).execute(new ChangeConsent(accountId, ...given));
const list = () => test.app.get(QueryBus).execute(new ListConsents(accountId));

describe('consents', () => {
  it('begin with those that an account needs, and with news where they are wanted', async () => {
    const { id } = await makeAccount(test.app);
    const begin = { newsletters: false, language: 'pt' };
    await test.app.get(Database).transaction((tx) => test.app.get(Consents, { strict: false }).begin(tx, id, begin));
    const each = { language: 'pt', at: test.clock.now() };
    expect(await test.app.get(QueryBus).execute(new ListConsents(id))).toEqual(
      (['newsletters', 'privacy', 'terms'] as const).map((kind) => ({
        kind,
        given: kind !== 'newsletters',
        textVersion: CONSENT_TEXT_VERSIONS[kind],
        ...each,
      })),
    );
  });

  it('end where the owner of the address takes over what somebody else had registered', async () => {
    const { id, email } = await makeAccount(test.app, 'candidate', { verified: false });
    const registered = () => test.app.get(QueryBus).execute(new ListConsents(id));
    await test.app.get(CommandBus).execute(new ChangeConsent(id, 'newsletters', true, 'de'));
    expect(await registered()).toHaveLength(1);
    await test.app.get(CommandBus).execute(new RequestPasswordReset(email));
    await test.app
      .get(CommandBus)
      .execute(new ResetPassword(await latestToken(test.app, 'reset-password', id), 'harbour-lemon-33'));
    expect(await registered()).toEqual([]);
    await takeEvents(test.app);
  });

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

  it('count where the last word was yes, and to the present text', async () => {
    const states = test.app.get(ConsentStates);
    const ids: number[] = [];
    for (const answers of [[true], [true, false], [false, true], [], [true]]) {
      const { id } = await makeAccount(test.app);
      for (const given of answers) {
        await test.app.get(CommandBus).execute(new ChangeConsent(id, 'cvsearch', given, 'en'));
      }
      ids.push(id);
    }
    const [yes = 0, , again = 0, , older = 0] = ids;
    await test.app.get(Database).query(`UPDATE consent SET text_version = '2020-01-01' WHERE account_id = $1`, [older]);
    expect(await states.given('cvsearch', ids)).toEqual(new Set([yes, again]));
    expect(await states.given('cvsearch', [again])).toEqual(new Set([again]));
    expect(await states.listGiven('cvsearch', yes - 1, 10)).toEqual([yes, again]);
    expect(await states.listGiven('cvsearch', yes, 10)).toEqual([again]);
    expect(await states.listGiven('cvsearch', yes - 1, 1)).toEqual([yes]);
    await test.app.get(CommandBus).execute(new ChangeConsent(older, 'cvsearch', true, 'en'));
    expect(await states.given('cvsearch', ids)).toEqual(new Set([yes, again, older]));
  });
});
