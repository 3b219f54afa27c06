import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailedKind } from './domain/message-kind.js';
import type { LinkedMails } from './domain/unsubscribe-code.js';
import { Unsubscription } from './entities/unsubscription.entity.js';
import { MessagePreferences, type Wish } from './message-preferences.js';

/** What was stopped by links in mails. */
@Injectable()
export class Unsubscriptions {
  constructor(private readonly preferences: MessagePreferences) {}

  /** The kinds that the press of a link stopped, as far as nobody has said anything else of them since; none where it stopped nothing. */
  async takenBackWith(tx: EntityManager, { accountId, kind }: LinkedMails): Promise<MailedKind[]> {
    const rows = await tx.findBy(Unsubscription, { accountId });
    const wishes = await this.preferences.wishesOf(accountId, tx);
    const open = rows.filter((row) => stillStopped(wishes[row.kind], row.at));
    const press = open.find((row) => row.kind === kind)?.at.getTime();
    return open.filter(({ at }) => at.getTime() === press).map((row) => row.kind);
  }
}

function stillStopped({ wanted, changedAt }: Wish, stoppedAt: Date): boolean {
  return !wanted && changedAt !== null && changedAt <= stoppedAt;
}
