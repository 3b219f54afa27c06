import { Accounts } from '@babelboard/identity/contract';
import { Clock, Database } from '@babelboard/platform';
import { Consents } from '@babelboard/privacy/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type MessageKind, type StoredKind, WANTED_AT_FIRST } from './domain/message-kind.js';
import { MessagePreference } from './entities/message-preference.entity.js';

/** What somebody last said of a kind, and when; never where they said nothing. */
export interface Wish {
  wanted: boolean;
  changedAt: Date | null;
}

/** Which messages people want. Asked when one is sent, not when it is planned. */
@Injectable()
export class MessagePreferences {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly consents: Consents,
  ) {}

  async wants(tx: EntityManager, accountId: number, kind: MessageKind): Promise<boolean> {
    return (await this.wishesOf(accountId, tx))[kind].wanted;
  }

  async wishesOf(
    accountId: number,
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<Record<MessageKind, Wish>> {
    const stored = await this.storedWishesOf(accountId, tx);
    const news = await this.consents.latest(tx, accountId, 'newsletters');
    return { ...stored, newsletters: { wanted: news?.given ?? false, changedAt: news?.at ?? null } };
  }

  /** All but that about news, which is a consent: for who has read the consents. */
  async storedWishesOf(
    accountId: number,
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<Record<StoredKind, Wish>> {
    const rows = await tx.findBy(MessagePreference, { accountId });
    const wish = (kind: StoredKind): Wish => {
      const row = rows.find((one) => one.kind === kind);
      return { wanted: row?.wanted ?? WANTED_AT_FIRST[kind], changedAt: row?.changedAt ?? null };
    };
    const kinds = Object.keys(WANTED_AT_FIRST) as StoredKind[];
    return Object.fromEntries(kinds.map((kind) => [kind, wish(kind)])) as Record<StoredKind, Wish>;
  }

  /**
   * Writes a wish down (null: the other of what it is now); news as a consent. The account is locked by then.
   * @param language in which the text was read; the account's where null
   */
  async change(
    tx: EntityManager,
    accountId: number,
    { kind, wanted: wish, language }: { kind: MessageKind; wanted: boolean | null; language: string | null },
  ): Promise<void> {
    const { [kind]: before } = await this.wishesOf(accountId, tx);
    const wanted = wish ?? !before.wanted;
    if (before.wanted === wanted) {
      return;
    }
    if (kind === 'newsletters') {
      const read = language ?? (await this.accounts.lock(tx, accountId)).language;
      await this.consents.change(tx, accountId, { kind, given: wanted, language: read });
      return;
    }
    await tx.upsert(MessagePreference, { accountId, kind, wanted, changedAt: this.clock.now() }, ['accountId', 'kind']);
  }
}
