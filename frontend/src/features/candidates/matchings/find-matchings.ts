import type { MatchingsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '../../../api/problem-error.js';
import { requestJson } from '../../../api/request-json.js';
import { PERSONAL } from '../../../session/personal.js';

const CALL = '/api/app/matchings?latests=false&_mode=all&_size=7&_platform=desktop&_minisite=false';

export interface Matchings {
  jobs: MatchingsResponse['jobs']['data'];
  /** Whether the profile says enough to compare offers with; else there are none. */
  enabled: boolean;
}

async function findMatchings(): Promise<Matchings> {
  try {
    const { jobs } = await requestJson<MatchingsResponse>(CALL);
    return { jobs: jobs.data, enabled: true };
  } catch (error) {
    if (error instanceof ProblemError && error.status === 422) return { jobs: [], enabled: false };
    throw error;
  }
}

/** Offers that suit the profile. @throws ProblemError, OfflineError */
export function useFindMatchings() {
  return useQuery({ queryKey: [PERSONAL, 'matchings'], queryFn: findMatchings });
}
