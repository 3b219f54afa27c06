import { Clock, Database } from '@babelboard/platform';
import type { ClientPlatform } from '@babelboard/wire';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { liveOfferSql } from '../domain/live-offer.js';

/** A figure that is counted by day and platform. */
export type OfferFigure = 'views' | 'redirects';

const FLUSH_MS = 1_000;

interface Counted {
  offerId: number;
  day: string;
  platform: ClientPlatform;
  /** Members of this company looked, who do not count at its own offers; 0 for anybody else. */
  companyId: number;
  views: number;
  redirects: number;
}

/**
 * Counts what becomes of offers without knowing by whom: no cookie, no address. Gathers for a second, so that many who look cost one
 * write; what was gathered is written when the process ends.
 */
@Injectable()
export class OfferFigures implements OnModuleDestroy {
  private readonly logger = new Logger(OfferFigures.name);
  private gathered = new Map<string, Counted>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.flush();
  }

  /** @param companyId for which whoever looks works; null for everybody else */
  count(figure: OfferFigure, offerId: number, platform: ClientPlatform, companyId: number | null): void {
    const day = this.clock.now().toISOString().slice(0, 10);
    const key = [offerId, day, platform, companyId ?? 0].join(' ');
    const counted = this.gathered.get(key) ?? {
      ...{ offerId, day, platform, companyId: companyId ?? 0 },
      ...{ views: 0, redirects: 0 },
    };
    counted[figure] += 1;
    this.gathered.set(key, counted);
    this.timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was gathered; figures that cannot be written are lost, and nobody is kept from reading. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rows = [...this.gathered.values()];
    this.gathered = new Map();
    if (rows.length === 0) {
      return;
    }
    try {
      await this.database.query(
        `INSERT INTO offer_day_figure AS kept (offer_id, day, platform, views, redirects)
         SELECT "offerId", day, platform, sum(views), sum(CASE WHEN offer.apply_url IS NULL THEN 0 ELSE redirects END)
         FROM jsonb_to_recordset($1) AS seen ("offerId" int, day date, platform text, "companyId" int, views int, redirects int)
         JOIN offer ON offer.id = "offerId" AND offer.company_id <> "companyId" AND ${liveOfferSql('$2')}
         WHERE views > 0 OR offer.apply_url IS NOT NULL
         GROUP BY "offerId", day, platform ORDER BY "offerId", day, platform
         ON CONFLICT (offer_id, day, platform)
           DO UPDATE SET views = kept.views + excluded.views, redirects = kept.redirects + excluded.redirects`,
        [JSON.stringify(rows), this.clock.now()],
      );
    } catch (error) {
      this.logger.warn(`Figures of ${rows.length} offers were not written: ${error}`);
    }
  }

  /** By day and platform, the first day first. */
  async of(offerId: number): Promise<{ day: string; platform: ClientPlatform; views: number; redirects: number }[]> {
    return this.database.query(
      `SELECT day::text, platform, views, redirects FROM offer_day_figure WHERE offer_id = $1 ORDER BY day, platform`,
      [offerId],
    );
  }
}
