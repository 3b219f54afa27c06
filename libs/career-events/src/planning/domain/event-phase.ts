/** `planned` has no date that is told. */
export const EVENT_STATES = ['planned', 'announced', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const EVENT_PHASES = ['planned', 'coming', 'running', 'past', 'cancelled'] as const;
export type EventPhase = (typeof EVENT_PHASES)[number];

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
