import type { CvsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

export const CVS = [PERSONAL, 'cvs'];

const SOON_MS = 3_000;

/** One's own CVs, the default one first; asked again while a file is still being checked or read, or is on its way to a service. @throws ProblemError, OfflineError */
export function useFindCvs() {
  return useQuery({
    queryKey: CVS,
    queryFn: () => requestJson<CvsResponse>('/api/candidates/mycv'),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data !== undefined && isChanging(data) ? later(dataUpdateCount) : false,
  });
}

function isChanging({ cvs, feedback }: CvsResponse): boolean {
  return (
    cvs.some(({ state, extraction }) => state === 'pending' || extraction === 'pending') ||
    feedback.some(({ state }) => state === 'asked')
  );
}

/** Longer each time: what takes minutes is not asked for every few seconds. */
export function later(times: number): number {
  return Math.min(SOON_MS * 1.3 ** times, 60_000);
}
