import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { registerTestAccount } from '../../testing/test-account.js';
import { Accounts } from '../accounts.js';
import { ChangeLanguage } from './change-language.command.js';

let test: TestApplication;
beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const change = (id: number, language: string) => test.app.get(CommandBus).execute(new ChangeLanguage(id, language));
const languageOf = async (id: number) => (await test.app.get(Accounts).find(id))?.language;

describe('ChangeLanguage', () => {
  it('stores the language of pages and mails', async () => {
    const { id } = await registerTestAccount(test.app);
    await change(id, 'de');
    expect(await languageOf(id)).toBe('de');
  });

  it('refuses a language that has no texts, and keeps the one before', async () => {
    const { id } = await registerTestAccount(test.app);
    for (const language of ['xx', 'toString', '']) {
      await expect(change(id, language)).rejects.toMatchObject({ code: 'LANGUAGE_NOT_OFFERED', path: 'language' });
    }
    expect(await languageOf(id)).toBe('en');
  });

  it('knows no account that is gone', async () => {
    await expect(change(2_000_000, 'de')).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  });
});
