import { keepTarget, keptTarget, takeTarget } from './login-memory.js';

/** In the address of an offer: the form to apply is open. */
const APPLYING = '?autoApply=true';

/** An application for this offer waits until a login, or what was missing for it, is done. */
export function keepApplication(offerPath: string): void {
  keepTarget(offerPath + APPLYING);
}

/** The way back to an application that waits; null where none does. */
export function keptApplication(): string | null {
  const target = keptTarget();
  return target?.endsWith(APPLYING) === true ? target : null;
}

/** It is open again. */
export function forgetApplication(): void {
  if (keptApplication() !== null) takeTarget();
}
