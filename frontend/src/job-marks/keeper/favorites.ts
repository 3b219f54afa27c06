import type { FavoritesResponse } from '@babelboard/wire';
import { ProblemError } from '../../api/problem-error.js';
import { postJson, sendJson } from '../../api/request-json.js';
import { offerMarks } from '../offer-marks.js';

const CALL = '/api/candidates/favorites';

/** Offers of which the server is being told. */
const telling = new Set<number>();

/** All favorites are known: what is on its way to the server still counts before them. */
export function showKnownFavorites(ids: readonly number[]): void {
  const { wanted } = offerMarks.snapshot();
  offerMarks.show({
    favorites: new Set(ids),
    wanted: new Map([...wanted].filter(([id]) => telling.has(id))),
  });
}

/** Favorites as one knows them, after a press that the server has been told of; what is shown may not have heard of them yet. */
export function withPressed(known: number[], id: number): number[] {
  const { wanted, favorites } = offerMarks.snapshot();
  const kept = wanted.get(id) ?? favorites?.has(id) ?? known.includes(id);
  const others = known.filter((other) => other !== id);
  return kept ? [id, ...others] : others;
}

function want(id: number, keep: boolean | null): void {
  const wanted = new Map(offerMarks.snapshot().wanted);
  if (keep === null) wanted.delete(id);
  else wanted.set(id, keep);
  offerMarks.show({ wanted });
}

/**
 * Shows at once what was pressed and tells the server, one call after the other; the last press counts.
 * @returns the answer of the last call; null where another press is being told already
 * @throws ProblemError, OfflineError: then it is shown as it was
 */
export async function setFavorite(id: number, keep: boolean): Promise<FavoritesResponse | null> {
  want(id, keep);
  if (telling.has(id)) return null;
  telling.add(id);
  try {
    return await tell(id);
  } catch (error) {
    want(id, null);
    throw error;
  } finally {
    telling.delete(id);
  }
}

async function tell(id: number): Promise<FavoritesResponse | null> {
  const wanted = () => offerMarks.snapshot().wanted.get(id);
  let answer: FavoritesResponse | null = null;
  let told: boolean | undefined;
  while (told !== wanted()) {
    told = wanted();
    answer = await (told ? postJson<FavoritesResponse>(CALL, { offer_id: id }) : remove(id));
  }
  const { favorites } = offerMarks.snapshot();
  if (favorites !== null) {
    const others = [...favorites].filter((other) => other !== id);
    offerMarks.show({ favorites: new Set(told ? [id, ...others] : others) });
    want(id, null);
  }
  return answer;
}

/** One that another tab or device has removed meanwhile is removed. */
async function remove(id: number): Promise<FavoritesResponse | null> {
  try {
    return await sendJson<FavoritesResponse>('DELETE', `${CALL}/${id}`, {});
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
}
