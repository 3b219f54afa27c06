/** `planned` has no date that is told. */
export type EventState = 'planned' | 'announced' | 'cancelled';

export type EventPhase = 'planned' | 'coming' | 'running' | 'past' | 'cancelled';

/** Says where an event stands at a moment. */
export function eventPhase(
  { state, startsAt, endsAt }: { state: EventState; startsAt: Date | null; endsAt: Date | null },
  now: Date,
): EventPhase {
  if (state !== 'announced') return state;
  if (startsAt === null || endsAt === null) return 'planned';
  if (now >= endsAt) return 'past';
  return now >= startsAt ? 'running' : 'coming';
}
