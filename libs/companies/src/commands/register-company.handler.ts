import { Accounts, atLeast, Passwords } from '@babelboard/identity/contract';
import { Clock, checkTogether, Database, Outbox } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { countryUnknown, phoneNotValid, sectorUnknown, vatIdNotValid } from '../company.errors.js';
import { normalisePhoneNumber } from '../domain/phone-number.js';
import { exampleVatId, normaliseVatId } from '../domain/vat-id.js';
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
    private readonly catalogue: ReferenceCatalogue,
  ) {}

  /**
   * Everything is checked and hashed before it is known whether the address has an account: the answer takes the same time.
   * @throws DomainError COUNTRY_UNKNOWN, VAT_ID_NOT_VALID, PHONE_NOT_VALID, SECTOR_UNKNOWN, PASSWORD_TOO_WEAK, or several of them together
   */
  async execute({ owner, company }: RegisterCompany): Promise<RegisteredCompany | null> {
    const [vatId, phone] = await checkTogether(
      () => this.checkedVatId(company),
      () => checkedPhone(owner.phone),
      () => this.checkSector(company.sectorCode),
      () => this.passwords.check(owner.password, owner),
    );
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

  private checkedVatId({ countryId, vatId: typed }: RegisterCompany['company']): string {
    const country = this.catalogue.country(countryId);
    if (country === undefined) {
      throw countryUnknown(countryId);
    }
    const vatId = normaliseVatId(typed, country.iso2);
    if (vatId === null) {
      throw vatIdNotValid(country.name, exampleVatId(country.iso2));
    }
    return vatId;
  }

  private async checkSector(code: string): Promise<void> {
    const found = await this.database.query('SELECT 1 FROM sector WHERE code = $1', [code]);
    if (found.length === 0) {
      throw sectorUnknown(code);
    }
  }
}

function checkedPhone(typed: string): string {
  const phone = normalisePhoneNumber(typed);
  if (phone === null) {
    throw phoneNotValid();
  }
  return phone;
}
