import { CreateOffer, FindOffer, PublishOffer } from '@babelboard/offers';
import { Database } from '@babelboard/platform';
import type {
  CompanyDashboardResponse,
  CompanyOffersResponse,
  LookupResponse,
  ReportedOffersResponse,
} from '@babelboard/wire';
import { doubtfulCompaniesResponse, lookupResponse, reportedOffersResponse } from '@babelboard/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { makeAccount, makeCompany, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { createTestDatabase } from '../../support/database.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { takeEvents } from '../../support/outbox.js';
import { handTwice } from '../../support/reactions.js';
import { Visitor } from '../../support/visitor.js';

const COLOGNE = 2886242;
const REASONS = { ground: 'scam', explanation: 'Applicants are asked to pay 50 EUR.\nThat is against the rules.' };

const WHY = { explanation: 'The money was a deposit for a key.' };
const SUSPENSION = { ground: 'false_identity', explanation: 'The register knows no such firm.' };

let server: TestMailServer;
let api: TestApi;
let worker: TestApplication;
let admin: TestAccount;
let company: Awaited<ReturnType<typeof makeCompany>>;
let offerId: number;

const visitor = () => new Visitor(api.url);
const asAdmin = <T = unknown>(method: string, path: string, body?: unknown) =>
  visitor().call<T>(method, `/api/admin/${path}`, body, admin.bearer);
const asOwner = <T = unknown>(method: string, path: string, body?: unknown) =>
  visitor().call<T>(method, `/api/companies/${path}`, body, company.owner.bearer);
const report = (text: string, email: string | null = null) =>
  visitor().call(
    'POST',
    `/api/offers/${offerId}/reports`,
    { reason: 'scam', text, email },
    { 'Accept-Language': 'de' },
  );
const reports = async (state = 'open') =>
  reportedOffersResponse.parse((await asAdmin<ReportedOffersResponse>('GET', `reports?state=${state}`)).body);
const isLive = async () => (await api.app.get(QueryBus).execute(new FindOffer(offerId))).status === 'live';

/** Hands what has happened to one reaction, twice, and gives whom it mailed. */
async function mailed(events: Awaited<ReturnType<typeof takeEvents>>, type: string, reaction: string) {
  server.received.length = 0;
  for (const event of events) {
    if (event.type === type) await handTwice(worker.app, reaction, event);
  }
  return server.received.map(({ to, subject, text }) => ({ to: to?.[0]?.address, subject, text: text ?? '' }));
}

async function publishOffer(): Promise<number> {
  const commands = api.app.get(CommandBus);
  const fields = {
    title: 'Night porter',
    descriptionHtml: '<p>You are awake when others sleep.</p>',
    places: [{ cityId: COLOGNE, countryId: null }],
    employmentTypes: [1 as const],
    apply: { here: true as const },
  };
  const id = await commands.execute(new CreateOffer(company.id, company.recruiter.id, fields, 6));
  await commands.execute(new PublishOffer(id, company.id));
  return id;
}

beforeAll(async () => {
  server = await startMailServer();
  const database = await createTestDatabase();
  api = await startTestApi({}, database);
  worker = await createTestApplication({ SMTP_URL: server.url }, [], database);
  admin = await makeAccount(api.app, 'admin');
});
afterAll(async () => {
  await api?.stop();
  await worker?.close();
  await server?.stop();
});
beforeEach(async () => {
  company = await makeCompany(api.app);
  offerId = await publishOffer();
  await takeEvents(api.app);
});

describe('a reported offer', () => {
  it('is taken off with reasons: nobody sees it, its owners and whoever reported it are told, and it can be reinstated', async () => {
    await report('They ask for money.', 'leser@example.test');
    await report('Me too.');
    const [reported] = (await reports()).data.filter(({ offer_id }) => offer_id === offerId);
    expect(reported?.offer).toMatchObject({ title: 'Night porter', taken_off: null, places: ['Cologne'] });
    expect(reported?.reports.map(({ text }) => text)).toEqual(['They ask for money.', 'Me too.']);
    await takeEvents(api.app);

    expect((await asAdmin('POST', `offers/${offerId}/take-off`, REASONS)).status).toBe(200);
    expect(await isLive()).toBe(false);
    const events = await takeEvents(api.app);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'offers.offer-closed.v1',
      'operations.offer-taken-off.v1',
      'operations.report-decided.v1',
      'operations.report-decided.v1',
    ]);
    server.received.length = 0;
    for (const event of events) {
      if (event.type === 'operations.offer-taken-off.v1')
        await handTwice(worker.app, 'notifications.mail-offer-taken-off', event);
      if (event.type === 'operations.report-decided.v1')
        await handTwice(worker.app, 'notifications.mail-report-decided', event);
    }
    const told = server.received.map(({ to }) => to?.[0]?.address).sort();
    expect(told).toEqual([company.owner.email, 'leser@example.test'].sort());
    const toOwner = server.received.find(({ to }) => to?.[0]?.address === company.owner.email);
    expect(toOwner?.text).toContain('Applicants are asked to pay 50 EUR.');
    expect(toOwner?.text).not.toContain('They ask for money');
    expect(server.received.find(({ to }) => to?.[0]?.address === 'leser@example.test')?.subject).toMatch(/^Was aus/);

    const { body } = await asOwner<CompanyOffersResponse>('GET', 'offers');
    expect(body.data[0]).toMatchObject({ url: null, taken_off: REASONS });
    expect(body.counts).toMatchObject({ all: 1, published: 0, taken_off: 1 });
    const dashboard = await asOwner<CompanyDashboardResponse>('GET', 'dashboard');
    expect(dashboard.body.offers).toMatchObject({ live: 0, taken_off: { total: 1, first: [{ id: offerId }] } });
    expect((await asOwner<{ code: string }>('POST', `offers/${offerId}/renew`, {})).body.code).toBe('OFFER_TAKEN_OFF');
    expect((await asOwner<{ code: string }>('POST', `offers/${offerId}/duplicate`, {})).body.code).toBe(
      'OFFER_TAKEN_OFF',
    );
    expect((await reports()).data.some(({ offer_id }) => offer_id === offerId)).toBe(false);
    const decided = (await reports('decided')).data.find(({ offer_id }) => offer_id === offerId);
    expect(decided?.reports.map(({ decision }) => decision)).toEqual(['removed', 'removed']);
    expect((await report('Once more.')).status).toBe(404);

    expect((await asAdmin<{ code: string }>('POST', `offers/${offerId}/take-off`, REASONS)).body.code).toBe(
      'OFFER_TAKEN_OFF',
    );
    const withoutReason = await asAdmin<{ errors: { path: string }[] }>('POST', `offers/${offerId}/reinstate`, {});
    expect(withoutReason.status).toBe(422);
    expect((await asAdmin('POST', `offers/${offerId}/reinstate`, WHY)).status).toBe(200);
    expect(await isLive()).toBe(true);
    const events2 = await takeEvents(api.app);
    const back = await mailed(events2, 'operations.offer-reinstated.v1', 'notifications.mail-offer-reinstated');
    expect(back).toEqual([expect.objectContaining({ to: company.owner.email, subject: '“Night porter” is back' })]);
    expect(back[0]?.text).toContain(WHY.explanation);
    const answered = await mailed(events2, 'operations.offer-reinstated.v1', 'notifications.mail-report-reversed');
    expect(answered).toEqual([expect.objectContaining({ to: 'leser@example.test' })]);
    expect(answered[0]?.text).toContain(WHY.explanation);
    expect(answered[0]?.text).not.toContain('They ask for money');
    const reversed = (await reports('decided')).data.find(({ offer_id }) => offer_id === offerId);
    expect(reversed?.offer).toMatchObject({ taken_off: null, reinstated: { ...WHY, removal: REASONS } });
    expect((await asAdmin('POST', `offers/${offerId}/reinstate`, WHY)).status).toBe(409);
  });

  it('stays where its reports are dismissed; one that came since stays open', async () => {
    await report('It is fine, I think.', 'reader@example.test');
    const [read] = (await reports()).data.filter(({ offer_id }) => offer_id === offerId);
    const ids = read?.reports.map(({ id }) => id);
    await report('Another.');
    await takeEvents(api.app);
    expect((await asAdmin('POST', `offers/${offerId}/dismiss-reports`, { reports: ids })).status).toBe(200);
    expect(await isLive()).toBe(true);
    const decisions = await takeEvents(api.app);
    const answers = await mailed(decisions, 'operations.report-decided.v1', 'notifications.mail-report-decided');
    expect(answers).toEqual([expect.objectContaining({ to: 'reader@example.test' })]);
    expect(answers[0]?.text).toContain('bleibt');
    const [left] = (await reports()).data.filter(({ offer_id }) => offer_id === offerId);
    expect(left?.reports.map(({ text }) => text)).toEqual(['Another.']);
    expect((await asAdmin('POST', `offers/${offerId}/dismiss-reports`, { reports: ids })).status).toBe(409);
  });

  it('is not taken off without reasons', async () => {
    const refused = await asAdmin<{ errors: { path: string }[] }>('POST', `offers/${offerId}/take-off`, {
      ground: 'scam',
      explanation: 'Bad.',
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'explanation' })]);
    expect(await isLive()).toBe(true);
  });
});

describe('what operators look up', () => {
  const find = async (q: string) =>
    lookupResponse.parse((await asAdmin<LookupResponse>('GET', `lookup?${new URLSearchParams({ q })}`)).body);

  it('is found by number, address, name and title, and written down by numbers alone', async () => {
    const { owner } = company;
    expect((await find(owner.email)).people.map(({ id }) => id)).toEqual([owner.id]);
    expect((await find(String(owner.id))).people.map(({ email }) => email)).toEqual([owner.email]);
    expect((await find('da tes')).people.length).toBeGreaterThan(1);
    expect((await find('100%')).people).toEqual([]);
    expect((await find('night port')).offers.map(({ id }) => id)).toContain(offerId);
    expect((await find(String(offerId))).offers.map(({ id }) => id)).toEqual([offerId]);
    expect((await find(String(company.id))).companies.map(({ id }) => id)).toEqual([company.id]);
    const { body } = await asAdmin<{ data: object[] }>('GET', 'audit-log?action=admin.lookup');
    expect(body.data).toContainEqual(expect.objectContaining({ actor_id: admin.id, detail: { accounts: [owner.id] } }));
    expect(JSON.stringify(body.data)).not.toContain(owner.email);
    const ofOwner = await asAdmin<{ data: object[] }>('GET', `audit-log?action=admin.lookup&account_id=${owner.id}`);
    expect(ofOwner.body.data.length).toBeGreaterThan(0);
    expect(ofOwner.body.data).toContainEqual(expect.objectContaining({ detail: { accounts: [owner.id] } }));
  });

  it('shows whose new name waits for a look, and who shares a VAT id; the name is accepted', async () => {
    const other = await makeCompany(api.app);
    const doubtful = async () =>
      doubtfulCompaniesResponse.parse((await asAdmin('GET', 'companies')).body).data.map(({ id }) => id);
    expect(await doubtful()).toEqual([]);
    const database = api.app.get(Database);
    await database.query('UPDATE company SET vat_id = $2 WHERE id = ANY ($1)', [[company.id, other.id], 'DE136695976']);
    expect(await doubtful()).toEqual([company.id, other.id].sort((one, two) => one - two));
    expect((await find('de 136695976')).companies.map(({ vat_id_shared }) => vat_id_shared)).toEqual([1, 1]);
    await database.query('UPDATE company SET vat_id = NULL WHERE id = ANY ($1)', [[company.id, other.id]]);
    expect((await asOwner('PATCH', 'settings', { name: 'Kontor Nord' })).status).toBe(200);
    expect(await doubtful()).toEqual([company.id]);
    expect((await asAdmin('POST', `companies/${company.id}/accept-name`, { name: 'Kontor Nord' })).status).toBe(200);
    expect(await doubtful()).toEqual([]);
  });

  it('is decided on: a company is suspended and reinstated, and verified where it waits for that', async () => {
    const decide = (what: string, body: object = {}) =>
      asAdmin<{ code?: string }>('POST', `companies/${company.id}/${what}`, body);
    const state = async () => (await find(String(company.id))).companies[0];
    expect((await decide('suspend')).status).toBe(422);
    expect((await decide('suspend', SUSPENSION)).status).toBe(200);
    expect(await state()).toMatchObject({ suspended: true, suspension: SUSPENSION });
    const suspended = await takeEvents(api.app);
    const told = await mailed(suspended, 'companies.company-suspended.v1', 'notifications.mail-company-suspended');
    expect(told).toEqual([expect.objectContaining({ to: company.owner.email })]);
    expect(told[0]?.text).toContain(SUSPENSION.explanation);
    const dashboard = await asOwner<CompanyDashboardResponse>('GET', 'dashboard');
    expect(dashboard.body.company).toMatchObject({ suspended: true, suspension: SUSPENSION });
    expect((await decide('suspend', SUSPENSION)).status).toBe(409);
    expect((await decide('reinstate', WHY)).status).toBe(200);
    expect(await state()).toMatchObject({ suspended: false, suspension: null });
    const reinstated = await takeEvents(api.app);
    const back = await mailed(reinstated, 'companies.company-reinstated.v1', 'notifications.mail-company-reinstated');
    expect(back).toEqual([expect.objectContaining({ to: company.owner.email })]);
    expect(back[0]?.text).toContain(WHY.explanation);
    expect((await decide('verify')).body.code).toBe('COMPANY_NOT_PENDING');
    await api.app.get(Database).query(`UPDATE company SET state = 'pending' WHERE id = $1`, [company.id]);
    expect((await decide('verify')).status).toBe(200);
    expect((await state())?.state).toBe('verified');
    const { body } = await asAdmin<{ data: object[] }>('GET', 'audit-log?action=company.');
    expect(body.data.slice(0, 3)).toMatchObject([
      { action: 'company.verify', subject: `company:${company.id}` },
      { action: 'company.reinstate' },
      { action: 'company.suspend' },
    ]);
  });
});
