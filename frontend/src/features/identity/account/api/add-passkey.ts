import type { Done } from '@babelboard/wire';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../../api/request-json.js';
import { PASSKEYS } from './find-passkeys.js';

interface NewPasskey {
  name: string;
  /** Where the account has one. */
  password?: string | undefined;
}

/** Has this device make a passkey, and keeps it. @throws ProblemError, OfflineError, WebAuthnError where the person or the browser gave up */
export function useAddPasskey() {
  const queries = useQueryClient();
  return useMutation<Done, Error, NewPasskey>({
    mutationFn: async ({ name, password }) => {
      const [{ options }, { startRegistration }] = await Promise.all([
        postJson<{ options: PublicKeyCredentialCreationOptionsJSON }>('/api/auth/passkeys/options', { password }),
        import('@simplewebauthn/browser'),
      ]);
      const response = await startRegistration({ optionsJSON: options });
      return postJson<Done>('/api/auth/passkeys', { name, response });
    },
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: PASSKEYS }),
  });
}
