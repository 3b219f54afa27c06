import {
  filtersOf,
  ListedOffers,
  leavesOut,
  type OfferSearchQuery,
  TERM_QUERY,
  termQuery,
} from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { chooseAnchors, type Terms } from '../domain/choose-anchors.js';

/** The rest stands in the index, whose rows are short: of the cities around one there are hundreds. */
const MOST_TERMS_OF_REST = 60;

/** How a list is filed. */
export interface Filing {
  /** An offer of the list meets one of them. */
  anchors: readonly string[];
  /** What it must pass beside, as a query of terms. */
  rest: string | null;
  /** Whether the search is asked for the list, too: it has words, or too much beside its anchors. */
  asksSearch: boolean;
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
      const { anchors, rest } = chooseAnchors(filters[at] ?? [], counts);
      const isLong = rest.flat().length > MOST_TERMS_OF_REST;
      return {
        anchors,
        rest: isLong || rest.length === 0 ? null : termQuery(rest),
        asksSearch: isLong || keywords.length > 0 || names.length > 0,
      };
    });
  }

  /** Files alerts so alone; of none, no new offer finds them. The alerts are locked. */
  async file(tx: EntityManager, alerts: readonly { alertId: number; filing: Filing | null }[]): Promise<void> {
    const rows = alerts.flatMap(({ alertId, filing }) =>
      (filing?.anchors ?? []).map((term) => ({
        ...{ alert_id: alertId, term },
        ...{ rest: filing?.rest, asks_search: filing?.asksSearch },
      })),
    );
    await tx.query(
      `WITH filed AS MATERIALIZED (SELECT term, alert_id, rest::${TERM_QUERY} AS rest, asks_search
         FROM jsonb_to_recordset($2::jsonb) AS row (term bigint, alert_id int, rest text, asks_search boolean)),
       gone AS (DELETE FROM alert_anchor AS anchor WHERE alert_id = ANY ($1)
         AND NOT EXISTS (SELECT FROM filed WHERE filed.term = anchor.term AND filed.alert_id = anchor.alert_id))
       INSERT INTO alert_anchor AS known (term, alert_id, rest, asks_search)
       SELECT term, alert_id, rest, asks_search FROM filed
       ON CONFLICT (term, alert_id) DO UPDATE SET rest = excluded.rest, asks_search = excluded.asks_search
       WHERE (known.rest::text, known.asks_search) IS DISTINCT FROM (excluded.rest::text, excluded.asks_search)`,
      [alerts.map(({ alertId }) => alertId), JSON.stringify(rows)],
    );
  }
}

/** Words are none: which offers have them, in another form or misspelt, the engine alone knows. */
function termsAskedFor(list: OfferSearchQuery): Terms[] {
  return filtersOf(list).flatMap((filter) => (leavesOut(filter) ? [] : [filter.terms]));
}
