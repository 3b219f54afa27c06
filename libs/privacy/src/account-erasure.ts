import { OwnerLinks, type Person } from '@babelboard/identity/contract';
import { Clock, Eraser, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeavingReason } from './domain/deletion-reason.js';
import { AccountDeletion } from './entities/account-deletion.entity.js';
import { DepartedAddress } from './entities/departed-address.entity.js';
import { AccountDeleted } from './events/account-deleted.event.js';
import { adminStays } from './privacy.errors.js';

/** How an account ends, whoever wants it. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly eraser: Eraser,
    private readonly links: OwnerLinks,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Erases everything that is held about a person; only a proven address gets the mail that says so.
   * @param person whose account is locked to be erased
   * @throws DomainError ADMIN_STAYS
   */
  async erase(tx: EntityManager, person: Person, { reason, text }: { reason: LeavingReason; text: string }) {
    if (person.type === 'admin') {
      throw adminStays();
    }
    const { id: accountId, type: accountType, email, verified } = person;
    const now = this.clock.now();
    const names = [person.firstName, person.lastName, person.locality ?? ''];
    await this.eraser.erase(tx, { accountId, email: verified ? email : null });
    await tx.save(AccountDeletion.of(accountType, reason, text, names, now));
    if (verified) {
      await this.links.forgetAddress(tx, email);
      await tx.save(DepartedAddress.of(person, now));
    }
    await this.outbox.add(tx, new AccountDeleted({ accountId, accountType }));
  }
}
