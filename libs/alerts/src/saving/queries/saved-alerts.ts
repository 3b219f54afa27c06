import { Clock, Database } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { isPaused } from '../domain/alert-state.js';
import type { DigestTimes } from '../domain/next-digest.js';
import type { AlertRhythm } from '../store/job-alert.entity.js';
import { AlertLists } from './alert-lists.js';

/** An alert as its owner sees it. */
export interface SavedAlert extends DigestTimes {
  id: number;
  address: string;
  /** As its owner calls it, else as the list is headed. */
  name: string;
  isNamed: boolean;
  further: number;
  gone: string[];
  paused: { until: Date | null } | null;
  nextAt: Date | null;
  last: { sentAt: Date; offers: number } | null;
}

/** All alerts of a candidate in one look. */
export interface AlertsOverview {
  total: number;
  paused: number;
  lastSentAt: Date | null;
}

interface Row {
  id: number;
  address: string;
  name: string | null;
  rhythm: AlertRhythm;
  weekday: number;
  hour: number;
  timeZone: string;
  pausedAt: Date | null;
  pausedUntil: Date | null;
  nextAt: Date | null;
  sentAt: Date | null;
  sentOffers: number | null;
}

/** Reads the alerts of a candidate, named in the language of who reads. */
@Injectable()
export class SavedAlerts {
  constructor(
    private readonly database: Database,
    private readonly lists: AlertLists,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  list(accountId: number, language: UiLanguage): Promise<SavedAlert[]> {
    return this.read('account_id = $1', [accountId], language);
  }

  /** Null where it is not among theirs. */
  async find(accountId: number, alertId: number, language: UiLanguage): Promise<SavedAlert | null> {
    const [alert] = await this.read('account_id = $1 AND id = $2', [accountId, alertId], language);
    return alert ?? null;
  }

  /** What a guest's alert became with the account of its owner; null where there is none. */
  async findOfGuest(
    guestAlertId: number,
    language: UiLanguage,
  ): Promise<{ accountId: number; alert: SavedAlert } | null> {
    const [owner] = await this.database.query<{ accountId: number }>(
      'SELECT account_id AS "accountId" FROM job_alert WHERE guest_alert_id = $1',
      [guestAlertId],
    );
    if (owner === undefined) {
      return null;
    }
    const [alert] = await this.read('guest_alert_id = $1', [guestAlertId], language);
    return alert === undefined ? null : { ...owner, alert };
  }

  async overview(accountId: number): Promise<AlertsOverview> {
    const [overview] = await this.database.query<AlertsOverview>(
      `SELECT count(*)::int AS total, max(sent_at) AS "lastSentAt",
              (count(*) FILTER (WHERE paused_at IS NOT NULL AND (paused_until IS NULL OR paused_until > $2)))::int AS paused
       FROM job_alert WHERE account_id = $1`,
      [accountId, this.clock.now()],
    );
    return overview as AlertsOverview;
  }

  private async read(condition: string, values: unknown[], language: UiLanguage): Promise<SavedAlert[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, address, name, rhythm, weekday, hour, time_zone AS "timeZone", paused_at AS "pausedAt",
              paused_until AS "pausedUntil", next_at AS "nextAt", sent_at AS "sentAt", sent_offers AS "sentOffers"
       FROM job_alert WHERE ${condition} ORDER BY created_at DESC, id DESC`,
      values,
    );
    const lists = await this.lists.read(
      rows.map(({ address }) => address),
      language,
    );
    return rows.flatMap((row, at): SavedAlert[] => {
      const list = lists[at];
      return list === undefined ? [] : [this.present(row, list)];
    });
  }

  private present(
    row: Row,
    { heading, further, gone }: { heading: string; further: number; gone: string[] },
  ): SavedAlert {
    const { name, pausedAt, pausedUntil, sentAt, sentOffers, ...rest } = row;
    return {
      ...rest,
      name: name ?? heading,
      isNamed: name !== null,
      ...{ further, gone },
      paused: isPaused({ pausedAt, pausedUntil }, this.clock.now()) ? { until: pausedUntil } : null,
      last: sentAt === null ? null : { sentAt, offers: sentOffers ?? 0 },
    };
  }
}
