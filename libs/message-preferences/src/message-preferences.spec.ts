import { RequestPasswordReset, ResetPassword } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { ChangeConsent, ListConsents } from '@babelboard/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { latestToken, makeAccount } from '../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../test/support/application.js';
import { takeEvents } from '../../../test/support/outbox.js';
import { ChangeMessagePreference } from './commands/change-message-preference.command.js';
import { Resubscribe } from './commands/resubscribe.command.js';
import { Unsubscribe } from './commands/unsubscribe.command.js';
import type { MailedKind, MessageKind } from './domain/message-kind.js';
import { CheckUnsubscribeLink } from './queries/check-unsubscribe-link.query.js';
import { FindMessagePreferences } from './queries/find-message-preferences.query.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

const AT_FIRST = {
  matchings: true,
  notifications: true,
  newsletters: false,
  whatsapp: false,
  'challenge-tasks': true,
  'profile-levels': true,
};
const INVALID = { code: 'UNSUBSCRIBE_LINK_INVALID', kind: 'gone' };

let test: TestApplication;
let accountId: number;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  ({ id: accountId } = await makeAccount(test.app));
  await takeEvents(test.app);
});

const run = (command: ChangeMessagePreference | Unsubscribe | Resubscribe) =>
  test.app.get(CommandBus).execute(command as Unsubscribe);
/** As somebody does it who looks at the page meanwhile: each at a time of its own. */
const change = (kind: MessageKind, wanted: boolean) => {
  test.clock.advance(1_000);
  return run(new ChangeMessagePreference(accountId, kind, wanted, 'de'));
};
const press = (kind: MailedKind, extent: 'kind' | 'all' = 'kind') => {
  test.clock.advance(1_000);
  return run(new Unsubscribe(codeOf(kind), extent));
};
const takeBack = (kind: MailedKind) => {
  test.clock.advance(1_000);
  return run(new Resubscribe(codeOf(kind)));
};
const codeOf = (kind: MailedKind, id = accountId) => test.app.get(UnsubscribeLinks).codeOf({ accountId: id, kind });
const wanted = (id = accountId) => test.app.get(QueryBus).execute(new FindMessagePreferences(id));
const look = (kind: MailedKind) => test.app.get(QueryBus).execute(new CheckUnsubscribeLink(codeOf(kind)));
const consents = () => test.app.get(QueryBus).execute(new ListConsents(accountId));

describe('which messages somebody wants', () => {
  it('is what belongs to their account, until they say it', async () => {
    expect(await wanted()).toEqual(AT_FIRST);
    await change('matchings', false);
    await change('whatsapp', true);
    expect(await wanted()).toEqual({ ...AT_FIRST, matchings: false, whatsapp: true });
    await change('matchings', true);
    expect(await wanted()).toEqual({ ...AT_FIRST, whatsapp: true });
  });

  it('is the consent, where it is about news: one truth, in both directions', async () => {
    await change('newsletters', true);
    expect(await consents()).toEqual([expect.objectContaining({ kind: 'newsletters', given: true, language: 'de' })]);
    expect(await takeEvents(test.app)).toMatchObject([{ type: 'identity.consent-changed.v1' }]);
    await test.app.get(CommandBus).execute(new ChangeConsent(accountId, 'newsletters', false, null));
    expect(await wanted()).toEqual(AT_FIRST);
    await test.app.get(CommandBus).execute(new ChangeConsent(accountId, 'newsletters', true, null));
    expect(await wanted()).toEqual({ ...AT_FIRST, newsletters: true });
    const rows = await test.app
      .get(Database)
      .query('SELECT 1 FROM message_preference WHERE account_id = $1', [accountId]);
    expect(rows).toEqual([]);
  });

  it('is forgotten when the owner of the address takes over what somebody else had registered', async () => {
    const { id, email } = await makeAccount(test.app, 'candidate', { verified: false });
    await run(new ChangeMessagePreference(id, 'whatsapp', true, null));
    await test.app.get(CommandBus).execute(new RequestPasswordReset(email));
    const token = await latestToken(test.app, 'reset-password', id);
    await test.app.get(CommandBus).execute(new ResetPassword(token, 'harbour-lemon-33'));
    expect(await wanted(id)).toEqual(AT_FIRST);
  });
});

describe('a link in a mail', () => {
  it('stops mails of its kind and no others, however often it is pressed', async () => {
    await press('profile-levels');
    await press('profile-levels');
    expect(await wanted()).toEqual({ ...AT_FIRST, 'profile-levels': false });
    expect(await look('profile-levels')).toEqual({
      kind: 'profile-levels',
      stopped: true,
      othersCome: true,
      canTakeBack: true,
    });
  });

  it('stops all mails, and takes back what that press stopped and nothing else', async () => {
    await change('newsletters', true);
    await change('notifications', false);
    await press('matchings');
    await press('profile-levels', 'all');
    expect(Object.values(await wanted())).not.toContain(true);
    expect(await look('challenge-tasks')).toMatchObject({ stopped: true, othersCome: false, canTakeBack: true });
    await takeBack('profile-levels');
    expect(await wanted()).toEqual({ ...AT_FIRST, newsletters: true, notifications: false, matchings: false });
    expect((await consents()).map(({ given, language }) => [given, language])).toEqual([
      [true, 'en'],
      [false, 'en'],
      [true, 'de'],
    ]);
    await takeBack('matchings');
    expect(await wanted()).toMatchObject({ matchings: true, notifications: false });
  });

  it('takes back nothing that was said elsewhere since', async () => {
    await press('profile-levels');
    await change('profile-levels', true);
    await change('profile-levels', false);
    expect(await look('profile-levels')).toMatchObject({ stopped: true, canTakeBack: false });
    await takeBack('profile-levels');
    expect(await wanted()).toMatchObject({ 'profile-levels': false });
  });

  it('takes back no news that were withdrawn among the consents', async () => {
    await change('newsletters', true);
    await press('newsletters');
    await change('newsletters', true);
    test.clock.advance(1_000);
    await test.app.get(CommandBus).execute(new ChangeConsent(accountId, 'newsletters', false, null));
    await takeBack('newsletters');
    expect(await wanted()).toMatchObject({ newsletters: false });
  });

  it('changes nothing where it was not made here, and says so', async () => {
    const code = codeOf('profile-levels');
    const forged = `${code.slice(0, 39)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const other of [forged, '', 'x'.repeat(40), codeOf('matchings', 2_000_000_000)]) {
      await expect(run(new Unsubscribe(other, 'all'))).rejects.toMatchObject(INVALID);
      await expect(run(new Resubscribe(other))).rejects.toMatchObject(INVALID);
      await expect(test.app.get(QueryBus).execute(new CheckUnsubscribeLink(other))).rejects.toMatchObject(INVALID);
    }
    expect(await wanted()).toEqual(AT_FIRST);
  });

  it('stops once when it is pressed many times at once', async () => {
    test.clock.advance(1_000);
    await change('newsletters', true);
    await Promise.all(Array.from({ length: 10 }, () => run(new Unsubscribe(codeOf('newsletters'), 'all'))));
    expect((await consents()).map(({ given }) => given)).toEqual([false, true]);
  });
});
