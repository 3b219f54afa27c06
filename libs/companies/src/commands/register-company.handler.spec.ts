import { EmailVerified } from '@babelboard/identity/contract';
import { Database } from '@babelboard/platform';
import { ListConsents } from '@babelboard/privacy';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { takeEvents } from '../../../../test/support/outbox.js';
import { handTwice } from '../../../../test/support/reactions.js';
import { Company } from '../entities/company.entity.js';
import { CompanyMember } from '../entities/company-member.entity.js';
import { CompanyMembers } from '../queries/company-members.js';
import { AppointOwner } from './appoint-owner.command.js';
import { EnsureCompanies } from './ensure-companies.command.js';
import { type CompanyOwner, type CompanyToRegister, RegisterCompany } from './register-company.command.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());

const OWNER = {
  email: 'grace@kontor.test',
  password: 'lantern-orchard-71',
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: '0049 (0)30 123 45 67',
  language: 'en',
  referralPlatform: null,
  newsletters: false,
};
const KONTOR: CompanyToRegister = {
  name: 'Kontor',
  countryId: 276,
  vatId: 'de 136 695 976',
  size: '10-49',
  sectorCode: 'J',
  website: 'https://kontor.test',
};

const commands = () => test.app.get(CommandBus);
const register = (owner: Partial<CompanyOwner> = {}, company: Partial<CompanyToRegister> = {}) =>
  commands().execute(new RegisterCompany({ ...OWNER, ...owner }, { ...KONTOR, ...company }));
const companies = async () =>
  (await test.app.get(Database).query<{ n: number }>('SELECT count(*)::int AS n FROM company'))[0]?.n;
const company = (id: number) => test.app.get(Database).dataSource.manager.findOneByOrFail(Company, { id });
const membership = (accountId: number) => test.app.get(CompanyMembers, { strict: false }).find(accountId);

const verified = (accountId: number) =>
  handTwice(test.app, 'companies.verify-company', new EmailVerified({ accountId }));

describe('registering a company', () => {
  it('makes the company, pending, with its owner; verified is it once the owner’s address is', async () => {
    const made = await register();
    if (made === null) throw new Error('Nothing was made');
    expect(await company(made.companyId)).toMatchObject({
      slug: 'kontor',
      state: 'pending',
      countryId: 276,
      vatId: 'DE136695976',
      size: '10-49',
      sectorCode: 'J',
      website: 'https://kontor.test',
      verifiedAt: null,
    });
    expect(await test.app.get(QueryBus).execute(new ListConsents(made.accountId))).toMatchObject([
      { kind: 'newsletters', given: false },
      { kind: 'privacy', given: true },
      { kind: 'terms', given: true },
    ]);
    const member = await test.app.get(Database).dataSource.manager.findOneBy(CompanyMember, made);
    expect(member).toMatchObject({ role: 'owner', phone: '+49301234567' });
    expect(await membership(made.accountId)).toEqual({
      accountId: made.accountId,
      companyId: made.companyId,
      companyName: 'Kontor',
      companyState: 'pending',
      suspended: false,
      mayExport: true,
      role: 'owner',
    });
    await takeEvents(test.app);
    await verified(made.accountId);
    expect((await company(made.companyId)).state).toBe('verified');
    expect(await takeEvents(test.app)).toEqual([
      { type: 'companies.company-verified.v1', payload: { companyId: made.companyId } },
    ]);
  });

  it('claims nothing of a company that an import has made under the same name', async () => {
    const [unclaimed] = await commands().execute(new EnsureCompanies([{ name: 'Harbour & Sons' }]));
    const made = await register({ email: 'sons@harbour.test' }, { name: 'Harbour and Sons' });
    expect(made?.companyId).not.toBe(unclaimed);
    expect((await company(made?.companyId as number)).slug).toBe('harbour-and-sons-2');
    expect((await company(unclaimed as number)).state).toBe('unclaimed');
  });

  it('again with the same address makes nothing', async () => {
    const before = await companies();
    expect(await register({ email: 'GRACE@kontor.test' }, { name: 'Kontor Two' })).toBeNull();
    expect(await companies()).toBe(before);
  });

  it.each<[string, Partial<CompanyOwner>, Partial<CompanyToRegister>, string, string]>([
    ['a VAT id of another country', {}, { vatId: 'FR12345678901' }, 'VAT_ID_NOT_VALID', 'vat_id'],
    ['no VAT id', {}, { vatId: '' }, 'VAT_ID_NOT_VALID', 'vat_id'],
    ['an unknown country', {}, { countryId: 1 }, 'COUNTRY_UNKNOWN', 'fk_pais_id'],
    ['an unknown sector', {}, { sectorCode: 'ZZ' }, 'SECTOR_UNKNOWN', 'sector'],
    ['a phone number that is too short', { phone: '030' }, {}, 'PHONE_NOT_VALID', 'phone'],
    [
      'an address as its name',
      {},
      { name: 'Win 1000 EUR at https://evil.test' },
      'COMPANY_NAME_ADDRESS',
      'company_name',
    ],
    ['the product’s name', {}, { name: 'The Вabelboard Team' }, 'COMPANY_NAME_OURS', 'company_name'],
    ['a common password', { password: 'password1234' }, {}, 'PASSWORD_TOO_WEAK', 'password'],
  ])('refuses %s at its field, and makes nothing', async (_what, owner, given, code, path) => {
    const before = await companies();
    const refused = register({ email: 'refused@kontor.test', ...owner }, given);
    await expect(refused).rejects.toMatchObject({ code, path, kind: 'invalid' });
    expect(await companies()).toBe(before);
  });

  it('shows how a VAT id of the country looks', async () => {
    await expect(register({}, { countryId: 756 })).rejects.toThrow('CHE-123.456.789 MWST');
  });
});

describe('a member', () => {
  it('who is no owner verifies nothing, and who is none works nowhere', async () => {
    const made = await register({ email: 'boss@pending.test' }, { name: 'Pending' });
    const other = await register({ email: 'recruiter@pending.test' }, { name: 'Left' });
    if (made === null || other === null) throw new Error('Nothing was made');
    await test.app
      .get(Database)
      .query(`UPDATE company_member SET company_id = $1, role = 'recruiter' WHERE account_id = $2`, [
        made.companyId,
        other.accountId,
      ]);
    await verified(other.accountId);
    expect((await company(made.companyId)).state).toBe('pending');
    expect((await membership(other.accountId))?.role).toBe('recruiter');
    expect(await membership(0)).toBeNull();
  });

  it('is appointed owner of an unclaimed company, once', async () => {
    const [id] = await commands().execute(new EnsureCompanies([{ name: 'Found in an ad' }]));
    const made = await register({ email: 'owner@found.test' }, { name: 'For now' });
    const accountId = made?.accountId as number;
    await test.app.get(Database).query('DELETE FROM company_member WHERE account_id = $1', [accountId]);
    const appoint = () => commands().execute(new AppointOwner(id as number, accountId, null));
    await appoint();
    expect(await membership(accountId)).toMatchObject({ companyId: id, companyState: 'verified', role: 'owner' });
    await expect(appoint()).rejects.toMatchObject({ code: 'COMPANY_ALREADY_CLAIMED' });
  });

  it('names everything that is wrong at once', async () => {
    const refused = register({ phone: '12', password: 'password12' }, { vatId: '?', sectorCode: 'nothing' });
    await expect(refused).rejects.toMatchObject({
      each: ['vat_id', 'phone', 'sector', 'password'].map((path) => ({ path })),
    });
  });
});
