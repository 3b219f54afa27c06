import { randomUUID } from 'node:crypto';
import { AddSkill, AddSpokenLanguage, UpdateContactInfo, UpdatePreferences } from '@babelboard/candidates';
import { EnsureCompanies } from '@babelboard/companies';
import type { LevelRank } from '@babelboard/language-check';
import { Matchings } from '@babelboard/matching';
import { ImportOffers, type OfferContent } from '@babelboard/offers';
import { Database, ProjectionBatch, ProjectionRebuild, Projections } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { offerContent } from '../../../libs/offers/src/testing/offer.factory.js';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import type { TestDatabase } from '../../support/database.js';
import { runReactions } from '../../support/reactions.js';

export interface Worker {
  headline?: string;
  skills?: string[];
  languages?: Record<string, LevelRank>;
  city?: string;
}

/** A board with people and offers, and what a worker would do for their matchings. */
export class MatchingStage {
  private constructor(readonly test: TestApplication) {}

  /** @param own a database that an API works on, too */
  static async open(own?: TestDatabase, environment: Record<string, string> = {}): Promise<MatchingStage> {
    const stage = new MatchingStage(await createTestApplication(environment, [], own));
    for (const projection of stage.projections()) {
      await stage.get(ProjectionRebuild).run(projection);
    }
    return stage;
  }

  get<T>(type: abstract new (...given: never[]) => T): T {
    return this.test.app.get(type as never, { strict: false }) as T;
  }

  query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.get(Database).query<Row>(sql, values);
  }

  run<Result>(command: Command<Result>): Promise<Result> {
    return this.get(CommandBus).execute(command);
  }

  /** Does what the worker does: reactions, then the marks of matchings until none is left, those too that wait for a rest of so many seconds. */
  async settle({ seconds = 31 } = {}): Promise<void> {
    await runReactions(this.test.app);
    this.test.clock.advance(seconds * 1_000);
    for (let left = 1; left > 0; ) {
      left = 0;
      for (const projection of this.projections()) left += await this.get(ProjectionBatch).run(projection);
    }
  }

  projections() {
    return this.get(Projections)
      .all()
      .filter(({ name }) => name.startsWith('matching.'));
  }

  async company(name = `House ${randomUUID()}`): Promise<number> {
    const [id] = await this.run(new EnsureCompanies([{ name }]));
    return id as number;
  }

  /** Publishes an offer, or changes the one with this key. Gives its id. */
  async offer(companyId: number, content: Partial<OfferContent>, key: string = randomUUID()): Promise<number> {
    const ad = {
      source: 'stage',
      sourceKey: key,
      contentHash: randomUUID(),
      companyId,
      postedAt: null,
      validThrough: null,
    };
    // Texts of offers that are alike make them duplicates.
    const descriptionText = `An offer with a text of its own: ${key}.`;
    const [stored] = await this.run(
      new ImportOffers([{ ...ad, content: offerContent({ descriptionText, title: 'Waiter', ...content }) }]),
    );
    return stored?.offerId as number;
  }

  /** Somebody with a profile that is far enough for matchings. */
  async person({
    headline = 'Waiter',
    skills = [],
    languages = { German: 5 },
    city = 'Berlin',
  }: Worker = {}): Promise<TestAccount> {
    const account = await makeAccount(this.test.app);
    const { id } = account;
    await this.query(
      `INSERT INTO cv (account_id, name, type, size, is_default, scan_state, review_state, uploaded_at)
       VALUES ($1, 'cv.pdf', 'pdf', 1, true, 'clean', 'none', now())`,
      [id],
    );
    const place = this.get(ReferenceCatalogue).cityBySlug(city);
    await this.run(new UpdateContactInfo(id, { cityId: place?.id ?? null }));
    for (const [slug, level] of Object.entries(languages)) await this.run(new AddSpokenLanguage(id, slug, level));
    if (headline !== '') await this.run(new UpdatePreferences(id, { headline }));
    for (const skill of skills) await this.run(new AddSkill(id, skill));
    return account;
  }

  /** The offers of somebody, the best first. */
  async offersOf({ id }: Pick<TestAccount, 'id'>): Promise<number[]> {
    const { matchings } = await this.get(Matchings).find(id, { order: 'fit', from: 0, size: 100 });
    return matchings.map(({ offerId }) => offerId);
  }

  languageId(slug: string): number {
    return this.get(ReferenceCatalogue).languageBySlug(slug)?.id as number;
  }

  skillId(slug: string): number {
    return this.get(ReferenceCatalogue).skillBySlug(slug)?.id as number;
  }
}
