import type { EventPlan, PlannedEvent } from '@babelboard/career-events';
import type { AdminCareerEvent, ChangeCareerEventRequest } from '@babelboard/wire';

/** An event for the form of operators. */
export function presentEdited(event: PlannedEvent): AdminCareerEvent {
  const { en, de } = event.content;
  if (en === undefined) {
    throw new Error('An event without words');
  }
  return {
    ...{ id: event.id, url: event.path, state: event.state, phase: event.phase, attendees: event.attendees },
    starts_at: event.startsAt?.toISOString() ?? null,
    ends_at: event.endsAt?.toISOString() ?? null,
    time_zone: event.timeZone,
    capacity: event.capacity,
    room_url: event.roomUrl,
    language_ids: event.languageIds,
    content: { en, ...(de === undefined ? {} : { de }) },
    ...{ sponsors: event.sponsors, cities: event.cities, exhibitor_ids: event.exhibitorIds, notice: event.notice },
    changed_at: event.changedAt.toISOString(),
  };
}

/** What operators say an event is. */
export function readPlan(edited: ChangeCareerEventRequest): EventPlan {
  const { en, de } = edited.content;
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  return {
    state: edited.state,
    startsAt: moment(edited.starts_at),
    endsAt: moment(edited.ends_at),
    timeZone: edited.time_zone,
    capacity: edited.capacity,
    roomUrl: edited.room_url,
    languageIds: edited.language_ids,
    content: { en, ...(de === undefined ? {} : { de }) },
    sponsors: edited.sponsors,
    cities: edited.cities,
    exhibitorIds: edited.exhibitor_ids,
  };
}
