import {
  CareerEvents,
  EventAttendances,
  EventCalendars,
  type PlannedEvent,
  wordsIn,
} from '@babelboard/career-events/contract';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { ToldEvent } from './templates/event-facts.js';

/** Somebody who joined an event, and the event as it stands. */
interface Told {
  event: PlannedEvent;
  joined: boolean;
  turns: number;
  timeZone: string | null;
}

/** What mails about a career event have in common. */
@Injectable()
export class CareerEventMails {
  constructor(
    private readonly events: CareerEvents,
    private readonly attendances: EventAttendances,
    private readonly calendars: EventCalendars,
  ) {}

  /** Null where the event, or that they joined it, is gone. */
  async find(accountId: number, eventId: number): Promise<Told | null> {
    const [event, attendance] = await Promise.all([
      this.events.find(eventId),
      this.attendances.find(accountId, eventId),
    ]);
    return event === null || attendance === null ? null : { event, ...attendance };
  }

  /** What somebody joined that is not over. */
  async ahead(accountId: number): Promise<{ eventId: number; turns: number }[]> {
    const joined = await this.attendances.of(accountId);
    const events = await Promise.all(joined.map(({ eventId }) => this.events.find(eventId)));
    return joined.filter((_attendance, at) => ['coming', 'running'].includes(events[at]?.phase ?? ''));
  }

  /** The event for a mail; null where it has no time. */
  told({ event, timeZone }: Told): ToldEvent | null {
    const { startsAt, endsAt } = event;
    if (startsAt === null || endsAt === null) {
      return null;
    }
    return {
      title: (language: UiLanguage) => wordsIn(event.content, language).title,
      ...{ startsAt, endsAt, path: event.path, notice: event.notice },
      zone: timeZone ?? event.timeZone,
      otherZone: event.timeZone,
    };
  }

  /** The appointment for the reader's own calendar. */
  calendar({ event, turns }: Told, { leaving = false }: { leaving?: boolean } = {}) {
    return {
      calendar: ({ address, language }: { address: string; language: UiLanguage }) =>
        this.calendars.of(event, { language, address }, { turns, leaving }),
    };
  }
}
