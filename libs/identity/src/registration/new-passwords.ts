import { Injectable } from '@nestjs/common';
import { type PasswordOwner, Passwords } from '../passwords/passwords.js';

/** Passwords of people who register: siblings have them checked and hashed, and can neither read nor verify one that is stored. */
@Injectable()
export class NewPasswords {
  constructor(private readonly passwords: Passwords) {}

  /** @throws DomainError PASSWORD_TOO_WEAK at path `password` */
  check(password: string, owner: PasswordOwner): void {
    this.passwords.check(password, owner);
  }

  /** For `NewAccount`; to be called before the transaction: it may have to wait. @throws DomainError TOO_MANY_AT_ONCE */
  hash(password: string): Promise<string> {
    return this.passwords.hash(password);
  }
}
