import { randomUUID } from 'node:crypto';
import { Database } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';
import type { Account } from '../accounts/entities/account.entity.js';
import { accountOf } from '../accounts/entities/account-of.js';
import { Passwords } from '../passwords/passwords.js';
import { type NewAccount, Registrations } from '../registration/registrations.js';
import type { ClientInfo } from '../sessions/sessions.js';

export const PASSWORD = 'lantern-orchard-71';
export const CLIENT: ClientInfo = {
  ipAddress: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  country: 'PT',
  eu: true,
};

let passwordHash: Promise<string> | undefined;

/** Somebody with the password `PASSWORD`. */
export async function newPerson(app: INestApplicationContext, given: Partial<NewAccount> = {}): Promise<NewAccount> {
  passwordHash ??= app.get(Passwords, { strict: false }).hash(PASSWORD);
  return {
    type: 'candidate',
    email: `ada-${randomUUID()}@example.test`,
    passwordHash: await passwordHash,
    firstName: 'Ada',
    lastName: 'Lovelace',
    countryId: null,
    locality: null,
    language: 'en',
    referralPlatform: null,
    ...given,
  };
}

export async function registerTestAccount(
  app: INestApplicationContext,
  given: Partial<NewAccount> = {},
): Promise<Account> {
  const person = await newPerson(app, given);
  return app.get(Database, { strict: false }).transaction(async (tx) => {
    const id = await app.get(Registrations, { strict: false }).register(tx, person);
    if (id === null) {
      throw new Error('The address has an account');
    }
    return accountOf(tx, id);
  });
}
