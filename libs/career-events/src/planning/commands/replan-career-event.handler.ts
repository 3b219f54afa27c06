import { Clock, Database, Outbox, PageChanges } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { careerEventChangedMeanwhile, eventReferenceUnknown, eventTimesWrong } from '../../career-event.errors.js';
import { CareerEventChanged } from '../events/career-event-changed.event.js';
import type { EventPlan } from '../store/career-event.entity.js';
import { lockCareerEvent } from '../store/lock-career-event.js';
import { ReplanCareerEvent } from './replan-career-event.command.js';

@CommandHandler(ReplanCareerEvent)
export class ReplanCareerEventHandler implements ICommandHandler<ReplanCareerEvent> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly pages: PageChanges,
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError CAREER_EVENT_UNKNOWN, EVENT_TIMES_WRONG, EVENT_REFERENCE_UNKNOWN, CAREER_EVENT_CHANGED_MEANWHILE */
  async execute({ eventId, readAt, plan, notice }: ReplanCareerEvent): Promise<void> {
    expectTimes(plan);
    this.expectKnown(plan);
    await this.database.transaction(async (tx) => {
      const event = await lockCareerEvent(tx, eventId);
      if (event.changedAt.getTime() !== readAt.getTime()) {
        throw careerEventChangedMeanwhile();
      }
      const now = this.clock.now();
      const wasOver = event.phaseAt(now) === 'past';
      const change = event.replan(plan, notice, now);
      await tx.save(event);
      await this.pages.announce(tx, [`career-event:${eventId}`]);
      // What is over cannot be called off any more.
      if (change !== null && !(wasOver && change === 'cancelled')) {
        await this.outbox.add(tx, new CareerEventChanged({ eventId, change, sequence: event.sequence }));
      }
    });
  }

  private expectKnown({ cities, languageIds }: EventPlan): void {
    if (cities.some(({ slug }) => this.catalogue.cityBySlug(slug) === undefined)) throw eventReferenceUnknown('cities');
    if (languageIds.some((id) => this.catalogue.language(id) === undefined))
      throw eventReferenceUnknown('language_ids');
  }
}

function expectTimes({ state, startsAt, endsAt }: EventPlan): void {
  const told = startsAt !== null && endsAt !== null;
  if ((state === 'announced' && !told) || (told && endsAt <= startsAt)) {
    throw eventTimesWrong();
  }
}
