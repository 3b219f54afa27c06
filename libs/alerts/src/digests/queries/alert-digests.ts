import { Clock, Database } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlertLinks } from '../../saving/alert-links.js';
import { isPaused } from '../../saving/domain/alert-state.js';
import { AlertLists } from '../../saving/queries/alert-lists.js';
import { NewOffers } from './new-offers.js';

/** What an alert has to tell. */
export interface AlertDigest {
  name: string;
  /** The list: path and query. */
  address: string;
  /** Code of the link that stops it. */
  code: string;
  /** Values of its filters that no longer exist. */
  gone: string[];
  /** The newest first. */
  offerIds: number[];
  /** Whether there may be more. */
  orMore: boolean;
}

interface Row {
  address: string;
  name: string | null;
  pausedAt: Date | null;
  pausedUntil: Date | null;
}

/** Reads what a mail of an alert says, when it is sent. */
@Injectable()
export class AlertDigests {
  constructor(
    private readonly database: Database,
    private readonly lists: AlertLists,
    private readonly newOffers: NewOffers,
    private readonly links: AlertLinks,
    private readonly clock: Clock,
  ) {}

  /** Null where the alert is gone or paused by now. @throws DomainError SEARCH_UNAVAILABLE */
  async find(
    { alertId, accountId }: { alertId: number; accountId: number },
    between: { since: Date; until: Date; offerIds?: number[] },
    language: UiLanguage,
  ): Promise<AlertDigest | null> {
    const [alert] = await this.database.query<Row>(
      `SELECT address, name, paused_at AS "pausedAt", paused_until AS "pausedUntil" FROM job_alert
       WHERE id = $1 AND account_id = $2`,
      [alertId, accountId],
    );
    if (alert === undefined || isPaused(alert, this.clock.now())) {
      return null;
    }
    const [list] = await this.lists.read([alert.address], language);
    if (list === undefined) {
      return null;
    }
    const { offers, orMore } = await this.newOffers.find(list.reading.resolved, { accountId, ...between });
    return {
      name: alert.name ?? list.heading,
      address: alert.address,
      code: this.links.codeOf({ accountId, alertId }),
      gone: list.gone,
      offerIds: offers.map(({ id }) => id),
      orMore,
    };
  }

  /** Has an alert that tells at once look for what it could not tell, at the latest then. */
  async putOff(tx: EntityManager, alertId: number, until: Date): Promise<void> {
    await tx.query(
      `UPDATE job_alert SET next_at = least(next_at, $2) WHERE id = $1 AND rhythm = 'instant' AND (paused_at IS NULL OR paused_until <= $2)`,
      [alertId, until],
    );
  }

  /** In the transaction that records that the mail was sent. */
  async noteSent(tx: EntityManager, alertId: number, offers: number): Promise<void> {
    await tx.query('UPDATE job_alert SET sent_at = $2, sent_offers = $3 WHERE id = $1', [
      alertId,
      this.clock.now(),
      offers,
    ]);
  }
}
