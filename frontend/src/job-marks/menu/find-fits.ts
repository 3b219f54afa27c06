import type { OfferFitsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../api/request-json.js';
import { PERSONAL } from '../../session/personal.js';

/** So many may be asked for at once. */
const MOST = 50;
/** Offers of a page are shown within it: they are asked for together. */
const TOGETHER_MS = 50;

type Scores = ReadonlyMap<number, number>;

let gathered: { ids: Set<number>; scores: Promise<Scores> } | null = null;

/** Asks with all others that are shown in the same moment. */
async function scoreOf(id: number): Promise<number | null> {
  if (gathered === null || gathered.ids.size === MOST) {
    const ids = new Set<number>();
    const next = { ids, scores: Promise.resolve().then(() => askSoon(ids)) };
    gathered = next;
  }
  gathered.ids.add(id);
  return (await gathered.scores).get(id) ?? null;
}

async function askSoon(ids: ReadonlySet<number>): Promise<Scores> {
  await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
  if (gathered?.ids === ids) gathered = null;
  const { data } = await requestJson<OfferFitsResponse>(`/api/candidates/matchings/fits?ids=${[...ids].join(',')}`);
  return new Map(data.map(({ offer_id, score }) => [offer_id, score]));
}

/** How well an offer suits who is signed in, of a hundred; null where it does not, or is not known yet. */
export function useFit(id: number): number | null {
  // What a profile says changes seldom while somebody looks at lists.
  const { data } = useQuery({ queryKey: [PERSONAL, 'fits', id], queryFn: () => scoreOf(id), staleTime: 60_000 });
  return data ?? null;
}
