import { Clock, Database } from '@babelboard/platform';
import { uiLanguageOf } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AlertDigest } from '../../digests/queries/alert-digests.js';
import { NewOffers } from '../../digests/queries/new-offers.js';
import { isPaused } from '../../saving/domain/alert-state.js';
import { AlertLists } from '../../saving/queries/alert-lists.js';
import { GuestAlertLinks } from '../guest-alert-links.js';
import { GuestAlertEntity } from '../store/guest-alert.entity.js';
import { lockGuest } from '../store/lock-guest.js';

/** So many of the offers that mails brought are remembered: more than are new within the overlap of two looks. */
const REMEMBERED = 500;

/** What an alert of a guest has to tell, and whom. */
export interface GuestDigest extends AlertDigest {
  email: string;
  emailKey: string;
  language: string;
}

/** Reads what a mail to a guest says, when it is sent. */
@Injectable()
export class GuestDigests {
  constructor(
    private readonly database: Database,
    private readonly lists: AlertLists,
    private readonly newOffers: NewOffers,
    private readonly links: GuestAlertLinks,
    private readonly clock: Clock,
  ) {}

  /** Null where the alert is gone or paused by now. @throws DomainError SEARCH_UNAVAILABLE */
  async find(id: number, between: { since: Date; until: Date }): Promise<GuestDigest | null> {
    const alert = await this.database.dataSource.manager.findOneBy(GuestAlertEntity, { id });
    if (alert === null || alert.confirmedAt === null || isPaused(alert, this.clock.now())) {
      return null;
    }
    const { email, emailKey, language, address } = alert;
    const [list] = await this.lists.read([address], uiLanguageOf(language));
    if (list === undefined) {
      return null;
    }
    const { offers, orMore } = await this.newOffers.find(list.reading.resolved, { accountId: null, ...between });
    return {
      ...{ email, emailKey, language, address, name: list.heading, gone: list.gone, orMore },
      code: this.links.codeOf('change', id),
      offerIds: offers.map((offer) => offer.id),
    };
  }

  /** Those of the offers that no mail to the address has brought. Two mails to it are made one after the other. */
  async untold(tx: EntityManager, emailKey: string, offerIds: readonly number[]): Promise<number[]> {
    await lockGuest(tx, emailKey);
    const rows = await tx.query<{ id: number }[]>(
      'SELECT unnest(told_offer_ids) AS id FROM guest_alert WHERE email_key = $1',
      [emailKey],
    );
    const told = new Set(rows.map((row) => row.id));
    return offerIds.filter((id) => !told.has(id));
  }

  /** In the transaction that records that the mail was sent. */
  async noteSent(tx: EntityManager, id: number, offerIds: readonly number[]): Promise<void> {
    await tx.query(
      `UPDATE guest_alert SET told_offer_ids = ($2::int[] || told_offer_ids)[1:${REMEMBERED}] WHERE id = $1`,
      [id, offerIds],
    );
  }
}
