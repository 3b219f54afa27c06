import type { LoginResponse } from '@babelboard/wire';
import { startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../../api/request-json.js';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Signs in with a passkey. `autofill` waits until one is chosen among the browser's proposals for the e-mail field, which may
 * be never; another call ends the wait. @throws ProblemError, OfflineError, WebAuthnError where the person or the browser gave up
 */
export function useLogInWithPasskey() {
  return useMutation<LoginResponse, Error, { autofill: boolean }>({
    mutationFn: async ({ autofill }) => {
      const { options } = await postJson<{ options: Options }>('/api/auth/passkeys/login-options', {});
      const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill });
      return postJson<LoginResponse>('/api/auth/passkeys/login', { response });
    },
    retry: false,
  });
}
