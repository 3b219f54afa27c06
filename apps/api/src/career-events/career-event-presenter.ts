import { type PlannedEvent, wordsIn } from '@babelboard/career-events';
import { CompaniesWithOffers } from '@babelboard/job-lists';
import { cityNameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import type { CareerEvent, CareerEventCard } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';

/** Offers of exhibitors that a page of an event shows. */
const JOBS = 12;
const MINUTE_MS = 60_000;

/** Says events in the words of the wire. */
@Injectable()
export class CareerEventPresenter {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly companies: CompaniesWithOffers,
  ) {}

  card(event: PlannedEvent, language: UiLanguage): CareerEventCard {
    const { title, lead, lang } = wordsIn(event.content, language);
    return {
      id: event.id,
      url: event.path,
      ...{ title, lead, lang },
      phase: event.phase,
      starts_at: told(event)?.startsAt.toISOString() ?? null,
      ends_at: told(event)?.endsAt.toISOString() ?? null,
      time_zone: event.timeZone,
      full: event.full,
      languages: event.languageIds.flatMap((id) => {
        const spoken = this.catalogue.language(id);
        return spoken === undefined ? [] : [{ id, slug: spoken.slug, name: nameIn(spoken, language).name }];
      }),
      cities: event.cities.flatMap(({ slug, template }) => {
        const city = this.catalogue.cityBySlug(slug);
        return city === undefined ? [] : [{ slug, name: cityNameIn(city, language), template }];
      }),
    };
  }

  /** What its offers ask for: English, which most of them do, only where nothing else is spoken. */
  private languagesOf({ languageIds }: PlannedEvent): number[] {
    const others = languageIds.filter((id) => this.catalogue.language(id)?.slug !== 'English');
    return others.length > 0 ? others : languageIds;
  }

  /** With everything that its page shows. */
  async whole(event: PlannedEvent, language: UiLanguage): Promise<CareerEvent> {
    const words = wordsIn(event.content, language);
    const [exhibitors, jobs] = await Promise.all([
      this.companies.find(event.exhibitorIds),
      this.companies.newest(event.exhibitorIds, this.languagesOf(event), JOBS, language),
    ]);
    const startsAt = told(event)?.startsAt ?? null;
    return {
      ...this.card(event, language),
      text: words.text,
      programme: words.programme.map(({ after, title, who }) => ({
        at: startsAt && new Date(startsAt.getTime() + after * MINUTE_MS).toISOString(),
        ...{ title, who },
      })),
      speakers: words.speakers,
      sponsors: event.sponsors,
      ...{ exhibitors, jobs },
      moved_from: event.movedFrom?.toISOString() ?? null,
      notice: event.notice,
    };
  }
}

/** When an event is; null while operators have announced none, whatever they have noted. */
function told({ phase, startsAt, endsAt }: PlannedEvent): { startsAt: Date; endsAt: Date } | null {
  return phase === 'planned' || startsAt === null || endsAt === null ? null : { startsAt, endsAt };
}
