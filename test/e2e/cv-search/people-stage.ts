import { randomUUID } from 'node:crypto';
import { GrantCredits } from '@babelboard/billing';
import {
  AddExperience,
  AddSkill,
  AddSpokenLanguage,
  BlockCompany,
  UpdateContactInfo,
  UpdatePreferences,
} from '@babelboard/candidates';
import type { LevelRank } from '@babelboard/language-check';
import { Database, Eraser, ProjectionBatch, ProjectionRebuild, Projections } from '@babelboard/platform';
import { AccountDeleted, ChangeConsent } from '@babelboard/privacy';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import { type PeopleResponse, peopleResponse } from '@babelboard/wire';
import { expect } from '@jest/globals';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { makeAccount, makeCompany, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { handTwice, runReactions } from '../../support/reactions.js';
import { Visitor } from '../../support/visitor.js';

export interface Searcher {
  headline?: string;
  letter?: string;
  skills?: string[];
  languages?: Record<string, LevelRank>;
  city?: string;
  job?: { position: string; employer: string; since: string; description?: string };
  agrees?: boolean;
}

/** People who let companies find them, companies that look, and what a worker would do for them. */
export class PeopleStage {
  private constructor(
    readonly api: TestApi,
    private readonly worker: TestApplication,
  ) {}

  /** @param api whose database the worker works on, too @param environment of the worker */
  static async open(api: TestApi, environment: Record<string, string> = {}): Promise<PeopleStage> {
    const stage = new PeopleStage(api, await createTestApplication(environment, [], api.database));
    await stage.rebuild();
    return stage;
  }

  close(): Promise<void> {
    return this.worker.close();
  }

  get<T>(type: abstract new (...given: never[]) => T): T {
    return this.worker.app.get(type as never, { strict: false }) as T;
  }

  run<Result>(command: Command<Result>): Promise<Result> {
    return this.get(CommandBus).execute(command);
  }

  query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.get(Database).query<Row>(sql, values);
  }

  company() {
    return makeCompany(this.worker.app);
  }

  async person(of: Searcher = {}): Promise<TestAccount> {
    const account = await makeAccount(this.worker.app);
    const { headline = 'Nurse', letter = '', skills = [], languages = { German: 4 }, city, job, agrees = true } = of;
    const catalogue = this.get(ReferenceCatalogue);
    for (const [slug, level] of Object.entries(languages)) {
      await this.run(new AddSpokenLanguage(account.id, catalogue.languageBySlug(slug)?.id as number, level));
    }
    for (const skill of skills) await this.run(new AddSkill(account.id, skill));
    await this.run(new UpdatePreferences(account.id, { headline, letterHtml: letter }));
    if (city !== undefined) {
      const found = catalogue.citiesNamed(city, 1, null)[0];
      await this.run(
        new UpdateContactInfo(account.id, { cityId: found?.id as number, countryId: found?.countryId as number }),
      );
    }
    if (job !== undefined) {
      const { position, employer, since, description = '' } = job;
      await this.run(
        new AddExperience(account.id, {
          ...{ position, employer, startedOn: since, endedOn: null, description, countryId: null, locality: '' },
          translations: [],
        }),
      );
    }
    if (agrees) await this.agree(account, true);
    return account;
  }

  agree({ id }: TestAccount, given: boolean): Promise<void> {
    return this.run(new ChangeConsent(id, 'cvsearch', given, null));
  }

  grant(companyId: number, credits: number): Promise<number> {
    return this.run(new GrantCredits(companyId, credits, 'for a test'));
  }

  block({ id }: TestAccount, companyId: number): Promise<unknown> {
    return this.run(new BlockCompany(id, companyId));
  }

  /** Erases all that is held about somebody, and tells it. */
  async erase({ id }: TestAccount): Promise<void> {
    await this.get(Database).transaction((tx) => this.get(Eraser).erase(tx, { accountId: id, email: null }));
    await this.hand('cv-search.mark-person', new AccountDeleted({ accountId: id, accountType: 'candidate' }));
  }

  /** Builds the index anew, as a worker does that finds another layout. */
  async rebuild(): Promise<void> {
    for (const projection of this.projections()) {
      await this.get(ProjectionRebuild).run(projection);
    }
  }

  /** Lets time go by for all processes. */
  pass(milliseconds: number): void {
    this.worker.clock.advance(milliseconds);
    this.api.clock.set(this.worker.clock.now());
  }

  /** Does what the worker does until no mark is left. */
  async settle(): Promise<void> {
    await runReactions(this.worker.app);
    this.pass(31_000);
    for (let left = 1; left > 0; ) {
      left = 0;
      for (const projection of this.projections()) left += await this.get(ProjectionBatch).run(projection);
    }
  }

  /** Hands an event to a reaction twice, as a queue may. */
  hand(reactionId: string, event: Parameters<typeof handTwice>[2]): Promise<void> {
    return handTwice(this.worker.app, reactionId, event);
  }

  call<T>(who: TestAccount, method: string, path: string, body?: unknown) {
    return new Visitor(this.api.url).call<T>(method, path, body, { ...who.bearer, 'Accept-Language': 'en' });
  }

  /** @param query as the address has it */
  async find(member: TestAccount, query: string): Promise<PeopleResponse> {
    const { status, body } = await this.call(member, 'GET', `/api/companies/people?${query}`);
    expect(status).toBe(200);
    return peopleResponse.parse(body);
  }

  private projections() {
    return this.get(Projections)
      .all()
      .filter(({ name }) => name.startsWith('cv-search.'));
  }
}

/** A word that nobody else has: what is found by it was made by this test. */
export const ownWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 10)}`;
