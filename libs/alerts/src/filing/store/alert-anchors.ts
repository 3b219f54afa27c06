import { filtersOf, ListedOffers, leavesOut, type OfferSearchQuery } from '@babelboard/search/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { chooseAnchors, type Dimension } from '../domain/choose-anchors.js';

/** What an alert is filed under. */
export interface FiledAlert {
  alertId: number;
  anchors: readonly string[];
}

/** What new offers find alerts by that look at once. */
@Injectable()
export class AlertAnchors {
  constructor(private readonly offers: ListedOffers) {}

  /** Chooses the anchors of each of some lists, by how many offers have what they ask for. */
  async choose(lists: readonly OfferSearchQuery[]): Promise<string[][]> {
    const dimensions = lists.map(dimensionsOf);
    const counts = await this.offers.count([...new Set(dimensions.flat().flatMap(({ terms }) => terms))]);
    return dimensions.map((ofList) => chooseAnchors(ofList, counts));
  }

  /** Files alerts under these anchors alone; under none, no new offer finds them. The alerts are locked. */
  async file(tx: EntityManager, alerts: readonly FiledAlert[]): Promise<void> {
    const rows = alerts.flatMap(({ alertId, anchors }) => anchors.map((term) => ({ alert_id: alertId, term })));
    await tx.query(
      `WITH filed AS (SELECT term, alert_id FROM jsonb_to_recordset($2::jsonb) AS row (term bigint, alert_id int)),
       gone AS (DELETE FROM alert_anchor AS anchor WHERE alert_id = ANY ($1)
         AND NOT EXISTS (SELECT FROM filed WHERE filed.term = anchor.term AND filed.alert_id = anchor.alert_id))
       INSERT INTO alert_anchor (term, alert_id) SELECT term, alert_id FROM filed ON CONFLICT DO NOTHING`,
      [alerts.map(({ alertId }) => alertId), JSON.stringify(rows)],
    );
  }
}

/** Words are none: which offers have them, in another form or misspelt, the engine alone knows. */
function dimensionsOf(list: OfferSearchQuery): Dimension[] {
  return filtersOf(list)
    .filter((filter) => !leavesOut(filter))
    .map(({ group, terms }) => ({ terms, pairs: group !== 'company' }));
}
