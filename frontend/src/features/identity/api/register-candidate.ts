import type { RegisterCandidateRequest } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Asks for a candidate's account; what follows stands in a mail. @throws ProblemError, OfflineError */
export function useRegisterCandidate() {
  return useMutation<{ email: string }, Error, RegisterCandidateRequest>({
    mutationFn: (candidate) => postJson<{ email: string }>('/api/auth/register', candidate),
    retry: false,
  });
}
