import { countsAs } from '@babelboard/language-check';
import { CountLanguageDemand } from '@babelboard/offers/contract';
import { Clock } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type LanguageNeed, languageNeeds } from './domain/language-gaps.js';

/** What offers ask for changes by the day; a count of an hour ago is as good as one of now. */
const GOOD_FOR_MS = 3_600_000;

/** What languages live offers insist on: counted by the first who asks, then at most once an hour, while others get the count before. */
@Injectable()
export class LanguageDemands {
  private readonly logger = new Logger(LanguageDemands.name);
  private counted: { at: number; needs: LanguageNeed[] } | undefined;
  private counting: Promise<LanguageNeed[]> | undefined;

  constructor(
    private readonly queries: QueryBus,
    private readonly catalogue: ReferenceCatalogue,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<readonly LanguageNeed[]> {
    const { counted } = this;
    if (counted === undefined) {
      return this.count();
    }
    if (this.clock.now().getTime() - counted.at > GOOD_FOR_MS) {
      this.count().catch((error) => this.logger.warn(`The demand for languages was not counted: ${error}`));
    }
    return counted.needs;
  }

  /** The id of the language as which another one counts. */
  countingAs(languageId: number): number {
    const slug = this.catalogue.language(languageId)?.slug;
    return slug === undefined ? languageId : (this.catalogue.languageBySlug(countsAs(slug))?.id ?? languageId);
  }

  /** Those who ask meanwhile wait for the same count. */
  private count(): Promise<LanguageNeed[]> {
    this.counting ??= this.read().finally(() => {
      this.counting = undefined;
    });
    return this.counting;
  }

  private async read(): Promise<LanguageNeed[]> {
    const at = this.clock.now().getTime();
    const rows = await this.queries.execute(new CountLanguageDemand());
    const demands = rows.map(({ asked, ...rest }) => ({
      ...rest,
      asked: asked.map((one) => ({ ...one, languageId: this.countingAs(one.languageId) })),
    }));
    const needs = languageNeeds(demands);
    this.counted = { at, needs };
    return needs;
  }
}
