import type { AuthenticatedSession, Proof } from '@babelboard/identity';
import type { ProofRequest } from '@babelboard/wire';

/** What a request holds to show that the session's owner sends it. */
export function proofOf({ password }: ProofRequest, { createdAt, sessionId }: AuthenticatedSession): Proof {
  return { password: password ?? null, signedInAt: createdAt, sessionId };
}
