import type { AdminCareerEvent, ChangeCareerEventRequest } from '@babelboard/wire';

type Planned = Pick<ChangeCareerEventRequest, 'state' | 'starts_at' | 'ends_at' | 'time_zone'>;

/** What a change means for those who joined, who are told of it; null where they are not. The server decides the same way. */
export function toldChange(
  before: Pick<AdminCareerEvent, 'phase'> & Planned,
  after: Planned,
): 'moved' | 'cancelled' | null {
  const wasAnnounced = before.state === 'announced';
  if (after.state !== 'announced') return wasAnnounced && before.phase !== 'past' ? 'cancelled' : null;
  const same =
    wasAnnounced &&
    sameMoment(before.starts_at, after.starts_at) &&
    sameMoment(before.ends_at, after.ends_at) &&
    before.time_zone === after.time_zone;
  return same ? null : 'moved';
}

function sameMoment(one: string | null, other: string | null): boolean {
  return (one && Date.parse(one)) === (other && Date.parse(other));
}
