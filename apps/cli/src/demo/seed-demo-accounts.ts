import { RegisterCandidate } from '@babelboard/candidates';
import { AppointOwner, CompanyMembers, EnsureCompanies } from '@babelboard/companies';
import { Accounts, type AccountType, type NewAccount, NewPasswords, Registrations } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { Consents } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  DEMO_ADMIN,
  DEMO_CANDIDATES,
  DEMO_OWNER,
  DEMO_PASSWORD,
  type DemoCandidate,
  type DemoPerson,
  OWNED_COMPANY,
} from './demo-accounts.js';

/**
 * Makes the demo accounts that are not there yet, with verified addresses; a seed that was killed goes on where it stopped. The
 * password is hashed as it is: registration would refuse one that everybody knows. Needs the demo board.
 */
export async function seedDemoAccounts(app: INestApplicationContext): Promise<void> {
  const seed = new DemoAccounts(app, await app.get(NewPasswords, { strict: false }).hash(DEMO_PASSWORD));
  for (const candidate of DEMO_CANDIDATES) await seed.candidate(candidate);
  await seed.owner();
  await seed.ensure('admin', DEMO_ADMIN);
}

/** Makes accounts with the password that all of the demo have. */
export class DemoAccounts {
  private readonly accounts = this.app.get(Accounts, { strict: false });
  private readonly commands = this.app.get(CommandBus);

  constructor(
    private readonly app: INestApplicationContext,
    private readonly passwordHash: string,
  ) {}

  async candidate({ languages, profile: _later, ...person }: DemoCandidate): Promise<void> {
    if ((await this.accounts.findByEmail(person.email)) === null) {
      const account = this.newAccount('candidate', person);
      await this.commands.execute(new RegisterCandidate({ ...account, newsletters: false }, languages));
    }
  }

  async owner(): Promise<void> {
    const accountId = await this.ensure('company', DEMO_OWNER);
    if ((await this.app.get(CompanyMembers, { strict: false }).find(accountId)) === null) {
      const { phone, ...company } = OWNED_COMPANY;
      const [companyId] = await this.commands.execute(new EnsureCompanies([company]));
      await this.commands.execute(new AppointOwner(companyId as number, accountId, phone));
    }
  }

  /** Gives the id of the person's account, made where it is not there. */
  async ensure(type: AccountType, person: DemoPerson): Promise<number> {
    const known = await this.accounts.findByEmail(person.email);
    return known?.id ?? (await this.make(this.newAccount(type, person)));
  }

  private make(account: NewAccount): Promise<number> {
    return this.app.get(Database).transaction(async (tx) => {
      const id = (await this.app.get(Registrations, { strict: false }).register(tx, account)) as number;
      await this.app.get(Consents, { strict: false }).begin(tx, id, { newsletters: false, language: account.language });
      return id;
    });
  }

  private newAccount(type: AccountType, { country, ...person }: DemoPerson): NewAccount {
    return {
      ...person,
      type,
      emailVerified: true,
      passwordHash: this.passwordHash,
      countryId: this.app.get(ReferenceCatalogue).countryByIso2(country)?.id ?? null,
      language: DEFAULT_LANGUAGE,
      referralPlatform: null,
    };
  }
}
