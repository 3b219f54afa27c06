import { CompanyMembers } from '@babelboard/companies/contract';
import { Accounts, type Person } from '@babelboard/identity';
import type { AccountsResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';

/** The greatest number that an account can have. */
const GREATEST_ID = 2_147_483_647;

type FoundAccount = AccountsResponse['data'][number];

/** Finds people for operators, and shows who they are. */
@Injectable()
export class FoundAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: CompanyMembers,
  ) {}

  /** The one with this number or address; null for nobody. */
  async findOne(who: string): Promise<FoundAccount | null> {
    const person = await this.personOf(who);
    return person === null ? null : this.present(person);
  }

  /** The same, or those with these words in their name. */
  async find(who: string, most: number): Promise<FoundAccount[]> {
    const person = await this.personOf(who);
    const people = person === null ? await this.accounts.findByName(who, most) : [person];
    return Promise.all(people.map((one) => this.present(one)));
  }

  private async personOf(who: string): Promise<Person | null> {
    if (!/^\d+$/.test(who)) {
      return this.accounts.findByEmail(who);
    }
    const id = Number(who);
    return id <= GREATEST_ID ? this.accounts.find(id) : null;
  }

  private async present(person: Person): Promise<FoundAccount> {
    const member = person.type === 'company' ? await this.members.find(person.id) : null;
    return {
      id: person.id,
      type: person.type,
      email: person.email,
      nombre: person.firstName,
      apellidos: person.lastName,
      validado: person.verified,
      created_at: person.createdAt.toISOString(),
      company: member?.companyName ?? null,
    };
  }
}
