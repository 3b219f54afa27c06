import type { FavoritesResponse } from '@babelboard/wire';
import { ProblemError } from '../../api/problem-error.js';
import { postJson, sendJson } from '../../api/request-json.js';
import { offerMarks } from '../offer-marks.js';

const CALL = '/api/candidates/favorites';

/** What each offer is meant to be while the server is being told; the last press counts. */
const wanted = new Map<number, boolean>();

/** The marks of the server with what was pressed while they were on their way. */
export function withPressed(favorites: readonly number[]): ReadonlySet<number> {
  const all = new Set(favorites);
  for (const [id, on] of wanted) {
    if (on) all.add(id);
    else all.delete(id);
  }
  return all;
}

function showFavorite(id: number, on: boolean): void {
  const { favorites, ...marks } = offerMarks.snapshot();
  const others = [...favorites].filter((other) => other !== id);
  offerMarks.show({ ...marks, favorites: new Set(on ? [id, ...others] : others) });
}

/**
 * Shows at once what was pressed and tells the server, one call after the other.
 * @returns the answer of the last call; null where another press is being told already
 * @throws ProblemError, OfflineError: then it is shown as it was
 */
export async function setFavorite(id: number, on: boolean): Promise<FavoritesResponse | null> {
  const told = wanted.has(id);
  wanted.set(id, on);
  showFavorite(id, on);
  return told ? null : tell(id);
}

async function tell(id: number): Promise<FavoritesResponse | null> {
  let answer: FavoritesResponse | null = null;
  let sent: boolean | undefined;
  try {
    while (sent !== wanted.get(id)) {
      sent = wanted.get(id);
      answer = await (sent ? postJson<FavoritesResponse>(CALL, { offer_id: id }) : remove(id));
    }
    return answer;
  } catch (error) {
    showFavorite(id, !sent);
    throw error;
  } finally {
    wanted.delete(id);
  }
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
