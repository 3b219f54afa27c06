import { OffersToMatch, PeopleToMatch } from '@babelboard/matching';
import { EscoRelations } from '@babelboard/reference-data/contract';
import { MATCHING_VERSION } from '../../libs/matching/src/scoring/domain/matching.js';
import { scoreMatching } from '../../libs/matching/src/scoring/domain/score-matching.js';
import type { MatchingStage } from '../e2e/matchings/matching-stage.js';

/** More than there are, of either. */
const ALL = 100_000;
/** So many matchings are kept for each person. */
export const KEPT = 50;

/** Rows of the tables by what they are of, each as JSON. */
export type Tables = Map<string, unknown>;

/** What the tables of matchings would hold if all were worked out anew: each person with each offer, without the product's ways of finding who is near. */
export async function freshTables(stage: MatchingStage): Promise<{ tables: Tables; most: number }> {
  const graph = await stage.get(EscoRelations).load();
  const people = await everyOne(stage.get(PeopleToMatch));
  const offers = await everyOne(stage.get(OffersToMatch));
  const marks = await stage.query<{ of: string; state: string }>(
    `SELECT account_id || ' ' || offer_id AS of, state FROM matching_mark`,
  );
  const states = new Map(marks.map(({ of, state }) => [of, state]));
  const tables: Tables = new Map();
  let most = 0;
  for (const { id, companyId, asks, nearness, suggested, postedAt } of offers) {
    tables.set(`offer ${id}`, plain({ companyId, asks, ...nearness, suggested, postedAt, version: MATCHING_VERSION }));
  }
  for (const { id, brings, nearness } of people) {
    tables.set(`person ${id}`, plain({ brings, ...nearness, version: MATCHING_VERSION }));
    const suiting = offers.flatMap(({ id: offerId, asks, suggested }) => {
      const state = states.get(`${id} ${offerId}`);
      const matching = suggested && state !== 'discarded' ? scoreMatching(brings, asks, graph) : null;
      return matching === null ? [] : [{ offerId, asks, ...matching, isRestored: state === 'restored' }];
    });
    most = Math.max(most, suiting.length);
    const best = suiting.sort(
      (a, b) => Number(b.isRestored) - Number(a.isRestored) || b.score - a.score || b.offerId - a.offerId,
    );
    for (const { offerId, isRestored, ...row } of best.slice(0, KEPT)) {
      tables.set(`person ${id} with offer ${offerId}`, plain(row));
    }
  }
  return { tables, most };
}

/** What the tables of matchings hold. */
export async function storedTables(stage: MatchingStage): Promise<Tables> {
  const rows = await stage.query<{ of: string; row: object }>(
    `SELECT 'offer ' || offer_id AS of, jsonb_build_object('companyId', company_id, 'asks', asks, 'skillIds', near_skill_ids,
              'groups', isco_groups, 'suggested', suggested, 'version', version,
              'postedAt', to_char(posted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS row FROM matching_offer
     UNION ALL SELECT 'person ' || account_id, jsonb_build_object('brings', brings, 'skillIds', skill_ids, 'groups', isco_groups,
              'version', version) FROM matching_person
     UNION ALL SELECT 'person ' || account_id || ' with offer ' || offer_id, jsonb_build_object('asks', asks, 'version', version,
              'score', score, 'languages', languages, 'parts', parts, 'unsaid', unsaid) FROM matching`,
  );
  return new Map(rows.map(({ of, row }) => [of, row]));
}

interface Readable<D> {
  listIds(afterId: number, limit: number): Promise<number[]>;
  load(ids: number[]): Promise<D[]>;
}

async function everyOne<D>(subject: Readable<D>): Promise<D[]> {
  return subject.load(await subject.listIds(0, ALL));
}

/** As JSON brings it back. */
function plain(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}
