import type { CreditsLeft } from '@babelboard/billing';
import type { CreditsLeft as WireCredits } from '@babelboard/wire';

export function presentCredits({ left, expiring }: CreditsLeft): WireCredits {
  return { left, expiring: expiring && { credits: expiring.credits, at: expiring.at.toISOString() } };
}
