import { randomUUID } from 'node:crypto';
import { EnsureCompanies } from '@babelboard/companies';
import { ImportOffers, type OfferContent } from '@babelboard/offers';
import { Database, ProjectionBatch, ProjectionRebuild, Projections } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { LookForNewOffers } from '../../../libs/alerts/src/digests/schedules/look-for-new-offers.schedule.js';
import { offerContent } from '../../../libs/offers/src/testing/offer.factory.js';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { createTestDatabase } from '../../support/database.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { takeEvents } from '../../support/outbox.js';
import { handTwice, runReactions } from '../../support/reactions.js';
import { Visitor } from '../../support/visitor.js';

const NAME = 'search.offers.postgres';

/** A board with an index, an API, and what a worker would do for alerts. */
export class AlertStage {
  private constructor(
    readonly test: TestApplication,
    readonly api: TestApi,
    readonly mails: TestMailServer,
  ) {}

  static async open(): Promise<AlertStage> {
    const database = await createTestDatabase();
    const mails = await startMailServer();
    const test = await createTestApplication({ SMTP_URL: mails.url }, [], database);
    const stage = new AlertStage(test, await startTestApi({ TRUST_PROXY: '1' }, database), mails);
    await stage.get(ProjectionRebuild).run(stage.index());
    return stage;
  }

  async close(): Promise<void> {
    await this.api.stop();
    await this.test.close();
    await this.mails.stop();
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

  async person(): Promise<TestAccount> {
    return makeAccount(this.test.app);
  }

  call<T>({ bearer }: TestAccount, method: string, path: string, body?: unknown) {
    return new Visitor(this.api.url).call<T>(method, path, body, { ...bearer, 'Accept-Language': 'en' });
  }

  /** Publishes an offer in Cologne, and has the index know it. */
  async offer(
    title: string,
    {
      city = 'Cologne',
      company,
      twice = false,
      content: more = {},
    }: { city?: string; company?: number; twice?: boolean; content?: Partial<OfferContent> } = {},
  ): Promise<number> {
    const companyId = company ?? (await this.company());
    const place = this.get(ReferenceCatalogue).cityBySlug(city);
    const content: Partial<OfferContent> = {
      title,
      // Texts of offers that are alike make them duplicates.
      descriptionText: `An offer with a text of its own: ${randomUUID()}.`,
      places: [{ cityId: place?.id ?? null, countryId: place?.countryId ?? null, text: null }],
      ...more,
    };
    const ad = {
      source: 'stage',
      sourceKey: randomUUID(),
      contentHash: randomUUID(),
      postedAt: null,
      validThrough: null,
    };
    const [stored] = await this.run(new ImportOffers([{ ...ad, companyId, content: offerContent(content) }]));
    await this.settle({ twice });
    return stored?.offerId as number;
  }

  async company(name = `House ${randomUUID()}`): Promise<number> {
    const [id] = await this.run(new EnsureCompanies([{ name }]));
    return id as number;
  }

  /** Does what a worker would: reactions, the index, and what has waited for it. @param twice whether alerts are told twice of each new offer */
  async settle({ twice = false } = {}): Promise<void> {
    const waiting = await runReactions(this.test.app);
    while ((await this.get(ProjectionBatch).run(this.index())) > 0);
    for (const { reactionId, again } of waiting.filter((one) => one.reactionId === 'alerts.look-for-alerts')) {
      await again();
      if (twice) {
        await this.query('DELETE FROM processed_event WHERE reaction_id = $1', [reactionId]);
        await again();
      }
    }
    await runReactions(this.test.app);
  }

  /** What was mailed to somebody since the last time. */
  mailed({ email }: TestAccount): TestMailServer['received'] {
    return this.mails.received.splice(0).filter(({ to }) => to?.[0]?.address === email);
  }

  /** Moves the clocks of the worker and the API to a moment. */
  moveTo(moment: string): void {
    for (const { clock } of [this.test, this.api]) {
      clock.advance(new Date(moment).getTime() - clock.now().getTime());
    }
  }

  /** What alerts that are due mail to somebody. */
  async look(person: TestAccount): Promise<TestMailServer['received']> {
    this.mails.received.length = 0;
    await this.get(LookForNewOffers).run();
    await this.get(LookForNewOffers).run();
    for (const event of await takeEvents(this.test.app)) {
      if (event.type === 'alerts.alert-due.v1') {
        await handTwice(this.test.app, 'notifications.mail-job-alert', event);
      }
    }
    return this.mailed(person);
  }

  private index() {
    const index = this.get(Projections)
      .all()
      .find(({ name }) => name === NAME);
    if (index === undefined) throw new Error(`There is no ${NAME}`);
    return index;
  }
}
