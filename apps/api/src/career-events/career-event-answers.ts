import { CareerEvents } from '@babelboard/career-events';
import type { UiLanguage } from '@babelboard/texts';
import type { CareerEvent, CareerEventsResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { CareerEventPresenter } from './career-event-presenter.js';

/** What anybody reads about events: for the API, and for pages that are made on the server. */
@Injectable()
export class CareerEventAnswers {
  constructor(
    private readonly events: CareerEvents,
    private readonly presenter: CareerEventPresenter,
  ) {}

  async list(language: UiLanguage): Promise<CareerEventsResponse> {
    return { data: (await this.events.list()).map((event) => this.presenter.card(event, language)) };
  }

  /** Null where there is none of this number. */
  async find(id: number, language: UiLanguage): Promise<CareerEvent | null> {
    const event = await this.events.find(id);
    return event === null ? null : this.presenter.whole(event, language);
  }
}
