import { CareerEvents, careerEventUnknown, EventAttendances, JoinOrLeaveEvent } from '@babelboard/career-events';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type GoPlacesResponse,
  goPlacesResponse,
  type JoinOrLeaveRequest,
  type JoinOrLeaveResponse,
  joinOrLeaveRequest,
  joinOrLeaveResponse,
  type OwnCareerEvents,
  ownCareerEvents,
  problem,
} from '@babelboard/wire';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public, Requires } from '../auth/access/access.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { doneWith } from '../auth/done.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import { LimitedReads } from '../limits/limited-reads.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { CareerEventPresenter } from './career-event-presenter.js';

/** The event of the cities that look for people from elsewhere. */
const GO_PLACES = 22;

/** Events of a candidate. */
@ApiTags('career events')
@Controller('api/candidates')
export class OwnCareerEventsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly events: CareerEvents,
    private readonly attendances: EventAttendances,
    private readonly presenter: CareerEventPresenter,
  ) {}

  @Requires('candidate:self')
  @Get('virtual-event/candidateEvents')
  @ApiOperation({ summary: 'Events that the candidate joined: what comes first' })
  @ApiResponse({ status: 200, standardSchema: ownCareerEvents })
  list(
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
  ): Promise<OwnCareerEvents> {
    return this.own(accountId, language);
  }

  @Requires('candidate:self')
  @Patch('virtual-event/join-or-leave')
  @ApiOperation({ summary: 'Join an event, or leave it', description: 'Without `wanted`: the other way than it is.' })
  @ApiResponse({ status: 200, standardSchema: joinOrLeaveResponse })
  @ApiResponse({ status: 404, standardSchema: problem })
  @ApiResponse({ status: 409, standardSchema: problem, description: 'It is full, over, cancelled or has no date yet' })
  @ApiResponse({ status: 422, standardSchema: problem })
  @ApiResponse({ status: 429, standardSchema: problem, description: 'More turns than a day allows' })
  async joinOrLeave(
    @Body({ schema: joinOrLeaveRequest }) { event_id, origin, time_zone, wanted }: JoinOrLeaveRequest,
    @CurrentSession() { accountId }: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<JoinOrLeaveResponse> {
    const { joined, changed } = await this.commands.execute(
      new JoinOrLeaveEvent(accountId, event_id, { origin, timeZone: time_zone ?? null }, wanted ?? null),
    );
    const { toasts } = doneWith(t(joined ? 'done.event-joined' : 'done.event-left'));
    return { ...(await this.own(accountId, language)), joined, toasts: changed ? toasts : [] };
  }

  @Public()
  @LimitedReads('lists')
  @Get('go-places')
  @ApiOperation({ summary: 'The event of the cities that look for people from elsewhere' })
  @ApiResponse({ status: 200, standardSchema: goPlacesResponse })
  async goPlaces(@RequestLanguage() language: UiLanguage): Promise<GoPlacesResponse> {
    const planned = await this.events.find(GO_PLACES);
    if (planned === null) {
      throw careerEventUnknown();
    }
    const event = this.presenter.card(planned, language);
    const { cities, starts_at: date } = event;
    const { sponsors } = planned;
    return {
      ...{ event, date, sponsors, cities },
      goPlacesSponsors: sponsors,
      cityEvents: cities.map(({ name }) => ({ city: name })),
    };
  }

  private async own(accountId: number, language: UiLanguage): Promise<OwnCareerEvents> {
    const joined = new Map((await this.attendances.of(accountId)).map((one) => [one.eventId, one]));
    const events = await this.events.list();
    return {
      data: events.flatMap((event) => {
        const attendance = joined.get(event.id);
        return attendance === undefined
          ? []
          : [
              {
                ...this.presenter.card(event, language),
                fk_virtual_event_id: event.id,
                joined_at: attendance.joinedAt.toISOString(),
                room_url: event.phase === 'cancelled' ? null : event.roomUrl,
              },
            ];
      }),
    };
  }
}
