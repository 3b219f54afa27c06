import type { Done } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../../api/request-json.js';

/** Asks for a copy of all that is held about oneself; its link comes by mail. @throws ProblemError, OfflineError */
export function useRequestExport() {
  return useMutation<Done, Error, void>({
    mutationFn: () => postJson<Done>('/api/account/export', {}),
    retry: false,
  });
}
