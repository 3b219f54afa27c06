import { NewPasswords } from '@babelboard/identity/contract';
import { checkTogether, Settings } from '@babelboard/platform';
import { countryUnknown, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import type { CompanyOwner, CompanyToRegister } from './commands/register-company.command.js';
import { companyNameRefused, phoneNotValid, sectorUnknown, vatIdNotValid, vatIdUnreadable } from './company.errors.js';
import { companyNameProblem } from './domain/company-name.js';
import { normalisePhoneNumber } from './domain/phone-number.js';
import { exampleVatId, normaliseVatId } from './domain/vat-id.js';

type Part<T> = { [K in keyof T]?: T[K] | undefined };

/** What must be right about a registration beyond the form of its fields. */
@Injectable()
export class CompanyRegistrations {
  constructor(
    private readonly passwords: NewPasswords,
    private readonly catalogue: ReferenceCatalogue,
    private readonly settings: Settings,
  ) {}

  /**
   * Gives VAT id and phone number in their one form.
   * @throws DomainError COMPANY_NAME_ADDRESS, COMPANY_NAME_OURS, COUNTRY_UNKNOWN, VAT_ID_NOT_VALID, VAT_ID_UNREADABLE, PHONE_NOT_VALID, SECTOR_UNKNOWN, PASSWORD_TOO_WEAK, or several of them together
   */
  async check(owner: CompanyOwner, company: CompanyToRegister): Promise<{ vatId: string; phone: string }> {
    const [vatId, phone] = await checkTogether(
      () => this.vatId(company.vatId, company.countryId),
      () => this.phone(owner.phone, company.countryId),
      () => this.checkSector(company.sectorCode),
      () => this.passwords.check(owner.password, owner),
      () => this.checkName(company.name, 'company_name'),
    );
    return { vatId, phone };
  }

  /**
   * The same of what is there, where some fields have no right form and are left out.
   * @throws DomainError as `check`
   */
  async checkPart(owner: Part<CompanyOwner>, company: Part<CompanyToRegister>): Promise<void> {
    const { name, vatId, countryId, sectorCode } = company;
    const { password, phone, email = '', firstName = '', lastName = '' } = owner;
    await checkTogether(
      () => vatId !== undefined && this.vatId(vatId, countryId),
      () => vatId === undefined && countryId !== undefined && this.country(countryId),
      () => phone !== undefined && this.phone(phone, countryId),
      () => sectorCode !== undefined && this.checkSector(sectorCode),
      () => name !== undefined && this.checkName(name, 'company_name'),
      () => password !== undefined && this.passwords.check(password, { email, firstName, lastName }),
    );
  }

  /**
   * The same of what a company says of itself later.
   * @throws DomainError COMPANY_NAME_ADDRESS, COMPANY_NAME_OURS, COUNTRY_UNKNOWN, SECTOR_UNKNOWN
   */
  async checkFacts({ name, countryId, sectorCode }: Part<CompanyToRegister>): Promise<void> {
    await checkTogether(
      () => name !== undefined && this.checkName(name, 'name'),
      () => countryId !== undefined && this.country(countryId),
      () => sectorCode !== undefined && this.checkSector(sectorCode),
    );
  }

  /** @param countryId of a country that is not known yet, no more than the form of any id is asked for */
  private vatId(typed: string, countryId: number | undefined): string {
    const country = countryId === undefined ? '' : this.country(countryId).iso2;
    const vatId = normaliseVatId(typed, country);
    if (vatId === null) {
      const example = exampleVatId(country);
      throw example === null ? vatIdUnreadable() : vatIdNotValid(country, example);
    }
    return vatId;
  }

  private phone(typed: string, countryId: number | undefined): string {
    const country = countryId === undefined ? undefined : this.catalogue.country(countryId)?.iso2;
    const phone = normalisePhoneNumber(typed, country);
    if (phone === null) {
      throw phoneNotValid();
    }
    return phone;
  }

  private country(id: number): { iso2: string } {
    const country = this.catalogue.country(id);
    if (country === undefined) {
      throw countryUnknown('fk_pais_id');
    }
    return country;
  }

  private checkName(name: string, path: string): void {
    const problem = companyNameProblem(name, this.settings.productName);
    if (problem !== null) {
      throw companyNameRefused(problem, path);
    }
  }

  private checkSector(code: string): void {
    if (this.catalogue.sector(code) === undefined) {
      throw sectorUnknown();
    }
  }
}
