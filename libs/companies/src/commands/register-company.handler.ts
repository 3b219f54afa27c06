import { Accounts, atLeast, Passwords } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CompanyRegistrations } from '../company-registrations.js';
import { Company } from '../entities/company.entity.js';
import { CompanyMember } from '../entities/company-member.entity.js';
import { freeCompanySlug } from '../entities/free-company-slug.js';
import { CompanyRegistered } from '../events/company-registered.event.js';
import { RegisterCompany, type RegisteredCompany } from './register-company.command.js';

@CommandHandler(RegisterCompany)
export class RegisterCompanyHandler implements ICommandHandler<RegisterCompany> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly registrations: CompanyRegistrations,
  ) {}

  /**
   * Everything is checked and hashed before it is known whether the address has an account: the answer takes the same time.
   * @throws DomainError COUNTRY_UNKNOWN, VAT_ID_NOT_VALID, PHONE_NOT_VALID, SECTOR_UNKNOWN, PASSWORD_TOO_WEAK, or several of them together
   */
  async execute({ owner, company }: RegisterCompany): Promise<RegisteredCompany | null> {
    const { vatId, phone } = await this.registrations.check(owner, company);
    const passwordHash = await this.passwords.hash(owner.password);
    const now = this.clock.now();
    const make = () =>
      this.database.transaction(async (tx) => {
        const person = { ...owner, countryId: company.countryId, locality: null };
        const account = await this.accounts.register(tx, { ...person, type: 'company', passwordHash });
        if (account === null) {
          return null;
        }
        const slug = await freeCompanySlug(tx, company.name);
        const { id: companyId } = await tx.save(Company.register({ ...company, slug, vatId }, now));
        await tx.insert(
          CompanyMember,
          CompanyMember.join({ accountId: account.id, companyId, role: 'owner', phone }, now),
        );
        await this.outbox.add(tx, new CompanyRegistered({ companyId }));
        return { accountId: account.id, companyId };
      });
    return atLeast(make);
  }
}
