import { inEvenTime, NewPasswords, Registrations } from '@babelboard/identity/contract';
import { Clock, Database, Outbox } from '@babelboard/platform';
import { Consents } from '@babelboard/privacy/contract';
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
    private readonly passwords: NewPasswords,
    private readonly companies: CompanyRegistrations,
    private readonly registrations: Registrations,
    private readonly consents: Consents,
  ) {}

  /**
   * Everything is checked and hashed before it is known whether the address has an account: the answer takes the same time.
   * @throws DomainError COMPANY_NAME_ADDRESS, COMPANY_NAME_OURS, COUNTRY_UNKNOWN, VAT_ID_NOT_VALID, PHONE_NOT_VALID, SECTOR_UNKNOWN, PASSWORD_TOO_WEAK, or several of them together
   */
  async execute({ owner, company }: RegisterCompany): Promise<RegisteredCompany | null> {
    const { vatId, phone } = await this.companies.check(owner, company);
    const passwordHash = await this.passwords.hash(owner.password);
    const now = this.clock.now();
    const make = () =>
      this.database.transaction(async (tx) => {
        const person = { ...owner, countryId: company.countryId, locality: null };
        const accountId = await this.registrations.register(tx, { ...person, type: 'company', passwordHash });
        if (accountId === null) {
          return null;
        }
        await this.consents.begin(tx, accountId, owner);
        const slug = await freeCompanySlug(tx, company.name);
        const { id: companyId } = await tx.save(Company.register({ ...company, slug, vatId }, now));
        await tx.insert(CompanyMember, CompanyMember.join({ accountId, companyId, role: 'owner', phone }, now));
        await this.outbox.add(tx, new CompanyRegistered({ companyId }));
        return { accountId, companyId };
      });
    return inEvenTime(make);
  }
}
