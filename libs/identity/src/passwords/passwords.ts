import { randomBytes } from 'node:crypto';
import { Settings, WaitingLine } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { HASH_OPTIONS, isOutdated } from './domain/password-hash.js';
import { LEAST_PASSWORD_LENGTH, passwordWeakness } from './domain/password-strength.js';
import { passwordsBusy, passwordTooWeak } from './password.errors.js';

/** What others may know of who chooses a password. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** 40 MB and half of the four threads that Node has for such work; some 60 hashes a second on two cores. */
const AT_A_TIME = 2;
/** About 20 seconds of work: whoever comes later is asked to come again instead of waiting longer than a browser does. */
const WAITING = 1_200;
const RETRY_AFTER_SECONDS = 10;

/** Checks, hashes and verifies passwords. To be called outside transactions: it may have to wait. */
@Injectable()
export class Passwords {
  private readonly line = new WaitingLine({ running: AT_A_TIME, waiting: WAITING }, () =>
    passwordsBusy(RETRY_AFTER_SECONDS),
  );
  /** Nobody's: verified where there is no hash, so that this takes as long. */
  private dummy: Promise<string> | undefined;

  constructor(private readonly settings: Settings) {}

  /** @throws DomainError PASSWORD_TOO_WEAK at path `password` */
  check(password: string, { email, firstName, lastName }: PasswordOwner): void {
    const personal = [email, ...email.split(/[@.+_-]/), firstName, lastName, this.settings.productName];
    const weakness = passwordWeakness(normalised(password), personal);
    if (weakness !== null) {
      throw passwordTooWeak(weakness, LEAST_PASSWORD_LENGTH);
    }
  }

  /** Gives the hash in PHC form. @throws DomainError TOO_MANY_AT_ONCE */
  hash(password: string): Promise<string> {
    return this.line.run(() => hash(normalised(password), HASH_OPTIONS));
  }

  /**
   * Takes as long for no hash as for one. Whoever is told `outdated` hashes the password anew.
   * @throws DomainError TOO_MANY_AT_ONCE
   */
  async verify(stored: string | null, password: string): Promise<{ ok: boolean; outdated: boolean }> {
    this.dummy ??= hash(randomBytes(32), HASH_OPTIONS);
    const compared = stored ?? (await this.dummy);
    const ok = await this.line.run(() => verify(compared, normalised(password)));
    return { ok: ok && stored !== null, outdated: stored !== null && isOutdated(stored) };
  }
}

/** The same password from every keyboard (NIST SP 800-63B, 3.1.1.2). */
function normalised(password: string): string {
  return password.normalize('NFKC');
}
