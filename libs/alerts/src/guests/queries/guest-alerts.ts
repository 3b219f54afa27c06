import { Clock, Database } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { isPaused } from '../../saving/domain/alert-state.js';
import { AlertLists } from '../../saving/queries/alert-lists.js';
import { GuestAlertEntity } from '../store/guest-alert.entity.js';

/** An alert of a guest, as who holds a link of its mails sees it. */
export interface GuestAlert extends Pick<GuestAlertEntity, 'address' | 'rhythm'> {
  /** As the list is headed. */
  name: string;
  isConfirmed: boolean;
  paused: { until: Date | null } | null;
}

/** Reads alerts of people without an account. */
@Injectable()
export class GuestAlerts {
  constructor(
    private readonly database: Database,
    private readonly lists: AlertLists,
    private readonly clock: Clock,
  ) {}

  /** Null where it is gone. */
  async find(id: number, language: UiLanguage): Promise<GuestAlert | null> {
    const alert = await this.database.dataSource.manager.findOneBy(GuestAlertEntity, { id });
    const [list] = alert === null ? [] : await this.lists.read([alert.address], language);
    if (alert === null || list === undefined) {
      return null;
    }
    const { address, rhythm, confirmedAt, pausedUntil } = alert;
    return {
      ...{ address, rhythm, name: list.heading, isConfirmed: confirmedAt !== null },
      paused: isPaused(alert, this.clock.now()) ? { until: pausedUntil } : null,
    };
  }

  /** Whom a mail asks to confirm, in which language; null where it is confirmed by now, or somebody asked anew. */
  async findAsked(id: number, asking: Date): Promise<{ email: string; language: string } | null> {
    return this.database.dataSource.manager.findOneBy(GuestAlertEntity, { id, askedAt: asking });
  }
}
