import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { LogIn } from '../../sessions/commands/log-in.command.js';
import { Sessions } from '../../sessions/sessions.js';
import { eventsOf } from '../../testing/events-of.js';
import { CLIENT, PASSWORD, registerTestAccount } from '../../testing/test-account.js';
import { ChangePassword } from './change-password.command.js';

const NEW_PASSWORD = 'copper-meadow-38';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const logIn = (email: string, password: string) =>
  test.app.get(CommandBus).execute(new LogIn({ email, password, code: null, client: CLIENT }));

describe('ChangePassword', () => {
  it('keeps the session that asks and ends the others', async () => {
    const { id, email } = await registerTestAccount(test.app);
    const [mine, other] = [await logIn(email, PASSWORD), await logIn(email, PASSWORD)];
    await test.app.get(CommandBus).execute(new ChangePassword(id, mine.sessionId, PASSWORD, NEW_PASSWORD));
    expect(await test.app.get(Sessions).authenticate(mine.token, email)).not.toBeNull();
    expect(await test.app.get(Sessions).authenticate(other.token, email)).toBeNull();
    await expect(logIn(email, PASSWORD)).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    await expect(logIn(email, NEW_PASSWORD)).resolves.toBeDefined();
    expect(await eventsOf(test.app, 'identity.password-changed.v1', id)).toEqual([{ accountId: id }]);
  });

  it('refuses a wrong present password and a weak new one, each at its field', async () => {
    const { id, email } = await registerTestAccount(test.app);
    const { sessionId } = await logIn(email, PASSWORD);
    const change = (present: string, next: string) =>
      test.app.get(CommandBus).execute(new ChangePassword(id, sessionId, present, next));
    await expect(change('wrong', NEW_PASSWORD)).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
      path: 'current_password',
    });
    await expect(change(PASSWORD, 'qwertyuiop')).rejects.toMatchObject({ code: 'PASSWORD_TOO_WEAK', path: 'password' });
    await expect(logIn(email, PASSWORD)).resolves.toBeDefined();
  });

  it('lets one of two changes at once count', async () => {
    const { id, email } = await registerTestAccount(test.app);
    const { sessionId } = await logIn(email, PASSWORD);
    const words = ['copper-meadow-38', 'harbour-violin-52'];
    const outcomes = await Promise.allSettled(
      words.map((next) => test.app.get(CommandBus).execute(new ChangePassword(id, sessionId, PASSWORD, next))),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = words[outcomes.findIndex(({ status }) => status === 'fulfilled')] as string;
    await expect(logIn(email, winner)).resolves.toBeDefined();
  });
});
