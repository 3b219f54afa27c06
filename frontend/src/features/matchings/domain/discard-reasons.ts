import { DISCARD_REASONS, type DiscardReason, type JobMatching } from '@babelboard/wire';

/** Gives why somebody may not want an offer: what can be done from where they are is not too far away. */
export function discardReasons({ parts }: Pick<JobMatching, 'parts'>): readonly DiscardReason[] {
  const fromHere = parts.some((part) => part.part === 'place' && part.reason === 'remote');
  return fromHere ? DISCARD_REASONS.filter((reason) => reason !== 'too-far') : DISCARD_REASONS;
}
