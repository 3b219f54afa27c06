import { Database } from '@babelboard/platform';
import { type LoginResponse, problem } from '@babelboard/wire';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { latestToken, makeAccount, PASSWORD } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';
import { Visitor } from '../../support/visitor.js';

const NEW_PASSWORD = 'copper-meadow-52';

let api: TestApi;
let visitor: Visitor;

beforeAll(async () => {
  // Each visitor comes from an address of its own: what they do is not what limits are for.
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api?.stop());
let visitors = 0;
const newVisitor = () => {
  visitors += 1;
  return new Visitor(api.url, `198.51.100.${visitors}`);
};

const candidate = (email: string) => ({
  email,
  password: PASSWORD,
  nombre: 'Ada',
  apellidos: 'Lovelace',
  fk_pais_id: 276,
  poblacion: 'Berlin',
  languages: [{ slug: 'German', cefr: 'C1' }],
  referral_platform: 'fair-2026',
  terms: true,
});
const company = (email: string) => ({
  email,
  password: PASSWORD,
  nombre: 'Grace',
  apellidos: 'Hopper',
  phone: '+49 30 1234567',
  company_name: 'Kontor',
  fk_pais_id: 276,
  vat_id: 'DE136695976',
  size: '10-49',
  sector: 'J',
  website: 'https://kontor.example',
  terms: true,
});

async function accountOf(email: string): Promise<number> {
  const [row] = await api.app.get(Database).query<{ id: number }>('SELECT id FROM account WHERE email = $1', [email]);
  return row?.id as number;
}

describe('registration', () => {
  it('of a candidate: verified by the link once, then login leads to jobs of the first language', async () => {
    visitor = newVisitor();
    const answer = await visitor.call('POST', '/api/auth/register', candidate('ada@example.test'));
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 201, body: { email: 'ada@example.test' } });
    const login = await visitor.logIn('ada@example.test', PASSWORD);
    expect(login.body).toMatchObject({
      route: 'jobs',
      path: '/jobs-for-German-speakers',
      tasks: { general_information: 1, languages: 1, cv: 0 },
      user: {
        validado: false,
        referral_platform: 'fair-2026',
        nombre: 'Ada',
        fk_pais_id: 276,
        languages: [{ name: 'German', slug: 'German', level: 3, cefr: 'C1' }],
      },
    });
    const token = await latestToken(api.app, 'verify-email', await accountOf('ada@example.test'));
    const verify = () => newVisitor().call('POST', '/api/auth/verify-email', { token, password: PASSWORD });
    expect((await verify()).status).toBe(200);
    expect((await visitor.call<LoginResponse>('POST', '/api/auth/loadUserWithToken')).body.user.validado).toBe(true);
    const again = await verify();
    expect(again.status).toBe(410);
    expect(problem.parse(again.body).code).toBe('TOKEN_INVALID');
  });

  it('of several people in one browser: each is known there by a secret of its own, that nobody gave it', async () => {
    const browser = newVisitor();
    const planted = 'A'.repeat(43);
    browser.cookies.set('registration', planted);
    const tokens: string[] = [];
    for (const email of ['first@example.test', 'second@example.test']) {
      expect((await browser.call('POST', '/api/auth/register', candidate(email))).status).toBe(201);
      tokens.push(await latestToken(api.app, 'verify-email', await accountOf(email)));
    }
    const plant = newVisitor();
    plant.cookies.set('registration', planted);
    const verify = async (from: Visitor, token = '') =>
      (await from.call('POST', '/api/auth/verify-email', { token })).status;
    expect(await verify(plant, tokens[0])).toBe(422);
    expect([await verify(browser, tokens[0]), browser.cookies.has('registration')]).toEqual([200, true]);
    expect([await verify(browser, tokens[1]), browser.cookies.get('registration') ?? planted]).toEqual([200, planted]);
  });

  it('signs in who confirms the address, in their browser or by the password, and takes nobody’s place', async () => {
    const email = 'lin@example.test';
    const register = async (from: Visitor, who: string) => {
      expect((await from.call('POST', '/api/auth/register', candidate(who))).status).toBe(201);
      return latestToken(api.app, 'verify-email', await accountOf(who));
    };
    const whoIs = async (from: Visitor) =>
      (await from.call<LoginResponse>('POST', '/api/auth/loadUserWithToken')).body.user?.email ?? null;
    const browser = newVisitor();
    const token = await register(browser, email);
    const answer = await browser.call<{ email: string }>('POST', '/api/auth/verify-email', { token });
    expect([answer.status, answer.body.email, await whoIs(browser)]).toEqual([200, email, email]);
    const second = await register(browser, 'mei@example.test');
    expect((await browser.call('POST', '/api/auth/verify-email', { token: second })).status).toBe(200);
    expect(await whoIs(browser)).toBe(email);
    const phone = newVisitor();
    const third = await register(newVisitor(), 'kai@example.test');
    expect((await phone.call('POST', '/api/auth/verify-email', { token: third })).status).toBe(422);
    expect(await whoIs(phone)).toBeNull();
    await phone.call('POST', '/api/auth/verify-email', { token: third, password: PASSWORD });
    expect(await whoIs(phone)).toBe('kai@example.test');
  });

  it('by the mail’s link takes no operator out of a support access', async () => {
    const looked = await makeAccount(api.app);
    const operator = newVisitor();
    const admin = await makeAccount(api.app, 'admin');
    const access = await newVisitor().call<{ code: string }>(
      'POST',
      '/api/admin/support-access',
      { account_id: looked.id },
      admin.bearer,
    );
    expect((await operator.call('POST', '/api/auth/support-access', { code: access.body.code })).status).toBe(200);
    const before = operator.cookies.get('token');
    const register = await newVisitor().call('POST', '/api/auth/register', candidate('tao@example.test'));
    expect(register.status).toBe(201);
    const other = await latestToken(api.app, 'verify-email', await accountOf('tao@example.test'));
    await operator.call('POST', '/api/auth/verify-email', { token: other, password: PASSWORD });
    expect(operator.cookies.get('token')).toBe(before);
  });

  it('of a company: its owner works for it', async () => {
    visitor = newVisitor();
    expect((await visitor.call('POST', '/api/auth/register-company', company('grace@example.test'))).status).toBe(201);
    expect((await visitor.logIn('grace@example.test', PASSWORD)).body).toMatchObject({
      route: 'company',
      user: { type: 'company', company: { name: 'Kontor', role: 'owner' } },
    });
  });

  it('of an address that has an account answers the same and changes nothing', async () => {
    await makeAccount(api.app, 'candidate', { email: 'taken@example.test' });
    const first = await newVisitor().call('POST', '/api/auth/register', candidate('fresh@example.test'));
    const repeated = await newVisitor().call('POST', '/api/auth/register', {
      ...candidate('Taken@example.test'),
      password: NEW_PASSWORD,
    });
    expect(repeated.status).toBe(first.status);
    expect(Object.keys(repeated.body)).toEqual(Object.keys(first.body));
    expect((await newVisitor().logIn('taken@example.test', NEW_PASSWORD)).status).not.toBe(200);
    expect((await newVisitor().logIn('taken@example.test', PASSWORD)).status).toBe(200);
  });

  it.each([
    ['no address', { email: 'ada' }, 'email'],
    ['a short password', { password: 'short' }, 'password'],
    ['a common password', { password: 'password1234' }, 'password'],
    ['their own address as password', { password: 'someone@example.test' }, 'password'],
    ['conditions that are not accepted', { terms: false }, 'terms'],
    ['no name', { nombre: ' ' }, 'nombre'],
  ])('refuses %s at its field', async (_what, given, path) => {
    const answer = await newVisitor().call('POST', '/api/auth/register', {
      ...candidate('someone@example.test'),
      ...given,
    });
    expect(answer.status).toBe(422);
    expect(problem.parse(answer.body).errors).toContainEqual(expect.objectContaining({ path }));
    expect(await accountOf('someone@example.test')).toBeUndefined();
  });

  it.each([
    [
      'register-company',
      { ...company('wrong@example.test'), company_name: '', size: 'huge', vat_id: 'DE1', sector: 'ZZ', phone: '12' },
      ['company_name', 'phone', 'sector', 'size', 'vat_id'],
    ],
    [
      'register-company',
      { ...company('wrong@example.test'), nombre: '', fk_pais_id: 1, password: 'password1234' },
      ['fk_pais_id', 'nombre', 'password'],
    ],
    ['register-company', { phone: '12', vat_id: '?' }, ['phone', 'vat_id']],
    [
      'register',
      {
        ...candidate('wrong@example.test'),
        nombre: '',
        password: 'password1234',
        languages: [{ slug: 'Elvish', cefr: 'C1' }],
      },
      ['languages.0.slug', 'nombre', 'password'],
    ],
  ])('names what is wrong for the form and what is wrong beyond it in one answer to %s', async (route, body, paths) => {
    const answer = await newVisitor().call('POST', `/api/auth/${route}`, body);
    const { errors = [], toasts } = problem.parse(answer.body);
    const named = errors.map(({ path }) => path);
    expect({ status: answer.status, repeated: named.filter((path, at) => named.indexOf(path) !== at) }).toEqual({
      status: 422,
      repeated: [],
    });
    expect(named).toEqual(expect.arrayContaining(paths));
    expect(toasts?.[0]?.options.message).toContain(`${named.length} fields are not right`);
    if ('email' in body) expect(named.sort()).toEqual(paths);
  });

  it('sends the mail to verify again, with the same answer for whoever has no account', async () => {
    const { id, email } = await makeAccount(api.app, 'candidate', { verified: false });
    await takeEvents(api.app);
    const known = await newVisitor().call('POST', '/api/auth/resend-verification', { email });
    const unknown = await newVisitor().call('POST', '/api/auth/resend-verification', { email: 'nobody@example.test' });
    expect({ status: known.status, body: known.body }).toEqual({ status: 200, body: unknown.body });
    const events = (await takeEvents(api.app)).filter(
      ({ type }) => type === 'identity.email-verification-requested.v1',
    );
    expect(events.map(({ payload }) => payload.accountId)).toEqual([id]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link once; every session ends', async () => {
    const account = await makeAccount(api.app);
    visitor = newVisitor();
    await visitor.logIn(account.email, PASSWORD);
    const asked = await newVisitor().call('POST', '/api/auth/password/forgot', { email: account.email });
    const unknown = await newVisitor().call('POST', '/api/auth/password/forgot', { email: 'nobody@example.test' });
    expect({ status: asked.status, body: asked.body }).toEqual({ status: 200, body: unknown.body });
    const token = await latestToken(api.app, 'reset-password', account.id);
    const reset = (password: string, password_confirmation = password) =>
      newVisitor().call('POST', '/api/auth/password/reset', { token, password, password_confirmation });
    const different = await reset(NEW_PASSWORD, `${NEW_PASSWORD}!`);
    expect(problem.parse(different.body).errors?.[0]?.path).toBe('password_confirmation');
    // A weak one does not use the link up.
    expect((await reset('password1234')).status).toBe(422);
    const done = await reset(NEW_PASSWORD);
    expect(done.body).toEqual({ toasts: [{ type: 'success', options: { message: 'Password updated successfully' } }] });
    expect((await reset(NEW_PASSWORD)).status).toBe(410);
    expect((await visitor.call('POST', '/api/auth/loadUserWithToken')).status).toBe(401);
    expect((await newVisitor().logIn(account.email, PASSWORD)).status).not.toBe(200);
    expect((await newVisitor().logIn(account.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('has a link for an hour', async () => {
    const account = await makeAccount(api.app);
    await newVisitor().call('POST', '/api/auth/password/forgot', { email: account.email });
    const token = await latestToken(api.app, 'reset-password', account.id);
    const own = await startTestApi({}, api.database);
    own.clock.advance(3_600_000);
    const body = { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    expect((await new Visitor(own.url).call('POST', '/api/auth/password/reset', body)).status).toBe(410);
    await own.stop();
  });

  it('is set by exactly one of 100 parallel uses of a link, and nothing fails', async () => {
    const account = await makeAccount(api.app);
    await newVisitor().call('POST', '/api/auth/password/forgot', { email: account.email });
    const token = await latestToken(api.app, 'reset-password', account.id);
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, use) => {
        const password = `${NEW_PASSWORD}-${use}`;
        const body = { token, password, password_confirmation: password };
        return (await new Visitor(api.url, `192.0.2.${use}`).call('POST', '/api/auth/password/reset', body)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(99);
  });
});

describe.each(['candidate', 'company'] as const)('account settings of a %s', (type) => {
  const base = type === 'candidate' ? '/api/candidates' : '/api/companies';

  async function member() {
    const account = await makeAccount(api.app, type);
    if (type === 'company') {
      await api.app.get(Database).query(
        `WITH made AS (INSERT INTO company (slug, name, name_key, state, created_at) VALUES ($2, $2, $2, 'verified', now()) RETURNING id)
         INSERT INTO company_member (account_id, company_id, role, joined_at) SELECT $1, id, 'owner', now() FROM made`,
        [account.id, `of-${account.id}`],
      );
    }
    return account;
  }

  it('change the address once the new one is confirmed', async () => {
    const account = await member();
    const email = `new-${account.email}`;
    visitor = newVisitor();
    await visitor.logIn(account.email, PASSWORD);
    const path = `${base}/account-settings/update-email`;
    expect((await visitor.call('POST', path, { email, password: 'wrong password 1' })).status).toBe(422);
    expect((await visitor.call('POST', path, { email, password: PASSWORD })).status).toBe(200);
    expect((await newVisitor().logIn(email, PASSWORD)).status).not.toBe(200);
    const token = await latestToken(api.app, 'change-email', account.id);
    const confirmed = await visitor.call('POST', '/api/auth/confirm-email-change', { token });
    expect(confirmed.body).toEqual({
      toasts: [{ type: 'success', options: { message: 'Email updated successfully' } }],
    });
    expect((await newVisitor().logIn(account.email, PASSWORD)).status).not.toBe(200);
    expect((await newVisitor().logIn(email, PASSWORD)).status).toBe(200);
    expect((await newVisitor().call('POST', '/api/auth/confirm-email-change', { token })).status).toBe(410);
  });

  it('change the password and sign out every other device', async () => {
    const account = await member();
    const other = newVisitor();
    visitor = newVisitor();
    await other.logIn(account.email, PASSWORD);
    await visitor.logIn(account.email, PASSWORD);
    const change = (current_password: string, password: string, password_confirmation = password) =>
      visitor.call('POST', `${base}/account-settings/update-password`, {
        current_password,
        password,
        password_confirmation,
      });
    expect((await change('wrong password 1', NEW_PASSWORD)).status).toBe(422);
    expect((await change(PASSWORD, NEW_PASSWORD, 'other')).status).toBe(422);
    const done = await change(PASSWORD, NEW_PASSWORD);
    expect(done.body).toEqual({ toasts: [{ type: 'success', options: { message: 'Password updated successfully' } }] });
    expect((await visitor.call('POST', '/api/auth/loadUserWithToken')).status).toBe(200);
    expect((await other.call('POST', '/api/auth/loadUserWithToken')).status).toBe(401);
    expect((await newVisitor().logIn(account.email, NEW_PASSWORD)).status).toBe(200);
  });
});
