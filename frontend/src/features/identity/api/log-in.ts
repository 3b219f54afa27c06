import type { LoginRequest, LoginResponse } from '@babelboard/wire';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

/** Signs in with e-mail and password; the server sets the cookies. @throws ProblemError, OfflineError */
export function useLogIn() {
  return useMutation<LoginResponse, Error, LoginRequest>({
    mutationFn: (credentials) => postJson<LoginResponse>('/api/auth/login', credentials),
    retry: false,
  });
}
