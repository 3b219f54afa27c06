import { appointmentFile, CalendarBoards, type CalendarFile, type CalendarReader } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { wordsIn } from '../planning/domain/event-content.js';
import type { PlannedEvent } from '../planning/queries/career-events.js';

/** Makes calendar files of career events. */
@Injectable()
export class EventCalendars {
  constructor(private readonly boards: CalendarBoards) {}

  /**
   * An event as it stands for somebody; null where it never had a time.
   * @param turns of the attendance: with each the file is newer; 0 for who only saves it
   * @param leaving takes it out of the calendar though the event takes place
   */
  of(
    event: PlannedEvent,
    reader: CalendarReader,
    { turns = 0, leaving = false }: { turns?: number; leaving?: boolean } = {},
  ): CalendarFile | null {
    const { id, path, startsAt, endsAt, changedAt, sequence, state } = event;
    const words = wordsIn(event.content, reader.language);
    if (startsAt === null || endsAt === null) {
      return null;
    }
    const board = this.boards.at(path, reader.language);
    const appointment = {
      ...{ startsAt, endsAt, changedAt },
      key: `career-event-${id}`,
      sequence: sequence + turns,
      summary: words.title,
      // Only who joined gets one with an address.
      location: reader.address === null ? board.page : (event.roomUrl ?? board.page),
      description: `${words.lead}\n${board.page}`,
      organizer: board.productName,
    };
    const standing = reader.address === null ? 'PUBLISH' : 'REQUEST';
    const isOff = leaving || state !== 'announced';
    return appointmentFile(appointment, isOff ? 'CANCEL' : standing, 'Career events', reader, board);
  }
}
