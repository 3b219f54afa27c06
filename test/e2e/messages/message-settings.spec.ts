import {
  type ChangedMessageSettings,
  changedMessageSettings,
  EMAIL_SETTINGS,
  messageSettingsResponse,
} from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { Visitor } from '../../support/visitor.js';

let api: TestApi;
let account: TestAccount;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  account = await makeAccount(api.app);
});

const ask = (method: string, path: string, body?: object, language = 'en') =>
  new Visitor(api.url).call<ChangedMessageSettings & { errors?: { path: string }[] }>(
    method,
    `/api/candidates/${path}`,
    body,
    { ...account.bearer, 'Accept-Language': language },
  );
const settings = async () => messageSettingsResponse.parse((await ask('GET', 'email-settings')).body).settings;

describe('POST /api/candidates/email-settings/{setting}', () => {
  it.each(EMAIL_SETTINGS)('switches %s with 0 and 1, and with true and false', async (setting) => {
    const before = await settings();
    for (const [state, expected] of [
      [1, 1],
      [0, 0],
      [true, 1],
      [false, 0],
    ] as const) {
      const { status, body } = await ask('POST', `email-settings/${setting}`, { state });
      expect(status).toBe(200);
      expect(changedMessageSettings.parse(body).settings).toEqual({ ...before, [setting]: expected });
      expect(await settings()).toEqual({ ...before, [setting]: expected });
    }
  });

  it('says that it is saved, in the language of the page', async () => {
    const { body } = await ask('POST', 'email-settings/email_matchings', { state: 0 }, 'de');
    expect(body.toasts).toEqual([{ type: 'success', options: { message: 'Gespeichert' } }]);
  });

  it.each([
    ['email-settings/email_everything', { state: 1 }, 'setting'],
    ['email-settings/level_notification', { state: 1 }, 'setting'],
    ['email-settings/email_matchings', { state: 2 }, 'state'],
    ['email-settings/email_matchings', { state: 'on' }, 'state'],
    ['email-settings/email_matchings', {}, 'state'],
  ])('refuses %s %j at its field', async (path, body, field) => {
    const answer = await ask('POST', path, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.path)).toEqual([field]);
  });

  it('writes news down as a consent, with the language in which it was read', async () => {
    await ask('POST', 'email-settings/email_newsletters', { state: 1, language: 'de' });
    const { body } = await new Visitor(api.url).call<{ data: object[] }>('GET', '/api/account/consents', undefined, {
      ...account.bearer,
    });
    expect(body.data).toEqual([expect.objectContaining({ kind: 'newsletters', given: true, language: 'de' })]);
  });
});

describe('PATCH /api/candidates/level-notification', () => {
  it('without a body makes it the other of what it is', async () => {
    expect((await ask('PATCH', 'level-notification')).body.settings.level_notification).toBe(0);
    expect((await ask('PATCH', 'level-notification', {})).body.settings.level_notification).toBe(1);
  });

  it('switches mails about the profile', async () => {
    const { status, body } = await ask('PATCH', 'level-notification', { level_notification: 0 });
    expect(status).toBe(200);
    expect(changedMessageSettings.parse(body).settings.level_notification).toBe(0);
    expect((await settings()).level_notification).toBe(0);
    expect((await ask('PATCH', 'level-notification', { state: 1 })).status).toBe(200);
    expect((await settings()).level_notification).toBe(1);
    expect((await ask('PATCH', 'level-notification', { state: 2 })).status).toBe(422);
  });
});
