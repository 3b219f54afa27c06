import { CandidateProfiles } from '@babelboard/candidates/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Injectable } from '@nestjs/common';

/** Who a CV is of, as a service gets it. */
export interface Contact {
  name: string;
  email: string;
  /** E.164. */
  phone: string | null;
  /** Of pages and mails. */
  language: string;
}

/** Reads how somebody is reached, when their CV leaves. */
@Injectable()
export class Contacts {
  constructor(
    private readonly accounts: Accounts,
    private readonly profiles: CandidateProfiles,
  ) {}

  /** Null where the account is gone. */
  async of(accountId: number): Promise<Contact | null> {
    const person = await this.accounts.find(accountId);
    if (person === null) {
      return null;
    }
    const { firstName, lastName, email, language } = person;
    const profile = await this.profiles.find(accountId, person);
    return { name: `${firstName} ${lastName}`.trim(), email, language, phone: profile?.phone?.e164 ?? null };
  }
}
