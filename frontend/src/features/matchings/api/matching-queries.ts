import type { MatchingsResponse } from '@babelboard/wire';
import { ProblemError } from '../../../api/problem-error.js';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

/** Everything about matchings: what changes one makes all of it stale. */
export const MATCHINGS = [PERSONAL, 'matchings'];
export const MATCHINGS_LIST = [...MATCHINGS, 'list'];
export const DISCARDED_LIST = [...MATCHINGS, 'discarded'];

export interface FoundMatchings extends MatchingsResponse {
  /** Whether the profile says enough to compare offers with; else there are none. */
  enabled: boolean;
}

const NONE: FoundMatchings = {
  jobs: { data: [], total_search: 0, total_actives: 0, seconds: 0 },
  unseen: 0,
  on_their_way: false,
  enabled: false,
};

/** A profile that says too little has an empty list. @throws ProblemError, OfflineError */
export async function requestMatchings(url: string): Promise<FoundMatchings> {
  try {
    return { ...(await requestJson<MatchingsResponse>(url)), enabled: true };
  } catch (error) {
    if (error instanceof ProblemError && error.problem?.code === 'PROFILE_INCOMPLETE') return NONE;
    throw error;
  }
}
