import type { CareerEventCard } from '@babelboard/wire';

/** Long enough to try sound and picture. */
const ROOM_OPENS_MS = 15 * 60_000;

/** Where an event stands at a moment: an open page outlives what the server said. Null: as the server said. */
export function presentPhase(
  { phase, starts_at, ends_at }: Pick<CareerEventCard, 'phase' | 'starts_at' | 'ends_at'>,
  now: number | null,
): CareerEventCard['phase'] {
  const takesPlace = phase === 'coming' || phase === 'running';
  if (now === null || !takesPlace || starts_at === null || ends_at === null) return phase;
  if (now >= Date.parse(ends_at)) return 'past';
  return now >= Date.parse(starts_at) ? 'running' : 'coming';
}

/** When whoever joined may go in, in milliseconds since 1970. */
export function roomOpensAt(startsAt: string): number {
  return Date.parse(startsAt) - ROOM_OPENS_MS;
}
