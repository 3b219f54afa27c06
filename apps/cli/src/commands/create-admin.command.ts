import { Accounts, Registrations, RequestPasswordReset } from '@babelboard/identity';
import { Database } from '@babelboard/platform';
import { Consents } from '@babelboard/privacy';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { emailRequest } from '@babelboard/wire';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Command, InvalidArgumentError } from 'commander';
import { inApplication } from '../application.js';

export function createAdminCommand(): Command {
  return new Command('create-admin')
    .description('create an admin account and e-mail it a link to choose a password')
    .argument('<email>', 'address of the admin', emailAddress)
    .option('--first-name <name>', 'as shown in the admin area', 'Admin')
    .option('--last-name <name>', 'as shown in the admin area', '')
    .addHelpText(
      'after',
      `
No password is typed here, where other users of the machine and the shell's history would see it: the admin chooses one
by the link, which is good for an hour. For an admin that is there already, the command sends a new link.`,
    )
    .action(async (email: string, names: { firstName: string; lastName: string }) => {
      await inApplication((app) => createAdmin(app, { email, ...names }));
      process.stdout.write(`The worker mails a link to choose a password to ${email}; it is good for an hour\n`);
    });
}

/**
 * Makes an admin's account without a password and asks for the link to set one; for an admin that is there, the link alone.
 * @throws Error when somebody who is no admin has the address
 */
export async function createAdmin(
  app: INestApplicationContext,
  admin: { email: string; firstName: string; lastName: string },
): Promise<void> {
  const accounts = app.get(Accounts, { strict: false });
  const known = await accounts.findByEmail(admin.email);
  if (known !== null && known.type !== 'admin') {
    throw new Error(`A ${known.type} already has this address, and an account has one role only.`);
  }
  if (known === null) {
    // Whoever runs commands on the server vouches for the address.
    const rest = { countryId: null, locality: null, language: DEFAULT_LANGUAGE, referralPlatform: null };
    const account = { ...admin, ...rest, type: 'admin' as const, emailVerified: true, passwordHash: null };
    const made = await app.get(Database).transaction(async (tx) => {
      const id = await app.get(Registrations, { strict: false }).register(tx, account);
      if (id !== null) {
        await app.get(Consents, { strict: false }).begin(tx, id, { newsletters: false, language: account.language });
      }
      return id;
    });
    if (made === null) {
      throw new Error('Somebody has just registered this address. Please check who it is, and try again.');
    }
  }
  await app.get(CommandBus).execute(new RequestPasswordReset(admin.email));
}

function emailAddress(text: string): string {
  // What registration and login take, too: an address in other letters could never sign in.
  if (!emailRequest.safeParse({ email: text }).success) {
    throw new InvalidArgumentError('It must be an e-mail address.');
  }
  return text;
}
