import { filtersOf, ListedOffers, leavesOut, type OfferSearchQuery } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { chooseAnchors, type Terms } from '../domain/choose-anchors.js';

/** How a list is filed. */
export interface Filing {
  /** An offer of the list has one of them. */
  anchors: readonly string[];
  /** An offer of the list has one term of each. */
  filters: readonly Terms[];
  /** Whether it must have words, too. */
  hasWords: boolean;
}

/** Keeps what new offers find alerts by that look at once. */
@Injectable()
export class AlertAnchors {
  constructor(private readonly offers: ListedOffers) {}

  /** Chooses how to file each of some lists, by how many offers have what they ask for. */
  async choose(lists: readonly OfferSearchQuery[]): Promise<Filing[]> {
    const filters = lists.map(termsAskedFor);
    const counts = await this.offers.count([...new Set(filters.flat(2))]);
    return lists.map(({ keywords, names }, at) => {
      const ofList = filters[at] ?? [];
      const anchors = chooseAnchors(ofList, counts);
      return { anchors, filters: ofList, hasWords: keywords.length > 0 || names.length > 0 };
    });
  }

  /** Files alerts so alone; of none, no new offer finds them. The alerts are locked. */
  async file(tx: EntityManager, alerts: readonly { alertId: number; filing: Filing | null }[]): Promise<void> {
    const filed = alerts.flatMap(({ alertId, filing }) => (filing === null ? [] : [{ alert_id: alertId, ...filing }]));
    const filings = JSON.stringify(filed.map(({ hasWords, ...filing }) => ({ ...filing, has_words: hasWords })));
    await tx.query('DELETE FROM filed_alert WHERE alert_id = ANY ($1) AND alert_id <> ALL ($2)', [
      alerts.map(({ alertId }) => alertId),
      filed.map((filing) => filing.alert_id),
    ]);
    await tx.query(
      `INSERT INTO filed_alert (alert_id, filters, has_words)
       SELECT alert_id, filters, has_words FROM jsonb_to_recordset($1::jsonb) AS row (alert_id int, filters jsonb, has_words boolean)
       ON CONFLICT (alert_id) DO UPDATE SET filters = excluded.filters, has_words = excluded.has_words`,
      [filings],
    );
    await tx.query(
      `WITH filed AS MATERIALIZED (SELECT alert_id, anchor::bigint AS term
         FROM jsonb_to_recordset($1::jsonb) AS row (alert_id int, anchors text[]), unnest(anchors) AS anchor),
       gone AS (DELETE FROM alert_anchor AS anchor WHERE alert_id IN (SELECT alert_id FROM filed)
         AND NOT EXISTS (SELECT FROM filed WHERE filed.term = anchor.term AND filed.alert_id = anchor.alert_id))
       INSERT INTO alert_anchor (term, alert_id) SELECT term, alert_id FROM filed ON CONFLICT DO NOTHING`,
      [filings],
    );
  }
}

/** Words are none: which offers have them, in another form or misspelt, the engine alone knows. */
function termsAskedFor(list: OfferSearchQuery): Terms[] {
  return filtersOf(list).flatMap((filter) => (leavesOut(filter) ? [] : [filter.terms]));
}
