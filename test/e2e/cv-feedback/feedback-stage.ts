import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@babelboard/platform';
import type { CvFeedback, CvsResponse } from '@babelboard/wire';
import { type FakeCvService, startFakeCvService } from '../../../apps/fake-cv-service/src/fake-cv-service.js';
import { Webhook } from '../../../libs/cv-feedback/src/delivering/webhook.js';
import { loginAgain } from '../../support/accounts.js';
import { startTestApi, type TestApi } from '../../support/api.js';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { createTestDatabase } from '../../support/database.js';
import { mailsTo } from '../../support/mailbox.js';
import { runReactions, type WaitingReaction } from '../../support/reactions.js';
import { CvOwner } from '../cvs/cv-owner.js';

export const SERVICE = 'CV Coach';
export const WRITERS = 'Our writers';
export const WRITERS_MAILBOX = 'writers@example.test';
const SECRET = 'a-secret-of-cv-feedback-in-tests-1';
const MYCV = '/api/candidates/mycv';

/** A board with a service for feedback (the fake) and people behind a mailbox who write CVs; its worker does what a test tells it. */
export class FeedbackStage {
  waiting: WaitingReaction[] = [];
  owner!: CvOwner;
  cvId!: number;

  private constructor(
    private readonly folder: string,
    readonly api: TestApi,
    readonly worker: TestApplication,
    readonly service: FakeCvService,
  ) {}

  static async set(): Promise<FeedbackStage> {
    const folder = await mkdtemp(join(tmpdir(), 'cv-feedback-'));
    const database = await createTestDatabase();
    let now = () => new Date();
    const service = await startFakeCvService(SECRET, { now: () => now() });
    const settings = {
      DATA_DIR: folder,
      CV_FEEDBACK_NAME: SERVICE,
      CV_FEEDBACK_URL: service.url,
      CV_FEEDBACK_SECRET: SECRET,
      CV_RESUME_NAME: WRITERS,
      CV_RESUME_MAILBOX: WRITERS_MAILBOX,
    };
    const api = await startTestApi(settings, database);
    const worker = await createTestApplication({ ...settings, BASE_URL: api.url }, [], database);
    now = () => worker.clock.now();
    return new FeedbackStage(folder, api, worker, service);
  }

  async clear(): Promise<void> {
    await this.api.stop();
    await this.worker.close();
    await this.service.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Somebody new with a CV that was read, and a service that has nothing to do. */
  async begin(): Promise<void> {
    this.owner = await CvOwner.arrive(this.api);
    this.cvId = await this.owner.uploaded();
    this.waiting = [];
    await this.work();
    const { service } = this;
    Object.assign(service, { behaviour: 202, onReceived: undefined });
    service.received.length = 0;
    service.faults.length = 0;
    this.webhook.longestMs = 60_000;
  }

  get webhook(): Webhook {
    return this.worker.app.get(Webhook);
  }

  /** Asks for feedback, or to have the CV written anew. */
  ask(kind: 'review' | 'resume' = 'review', body?: object) {
    return this.owner.call('PATCH', `${MYCV}/${this.cvId}/${kind}`, body);
  }

  takeBack(kind: 'review' | 'resume' = 'review') {
    return this.owner.call('DELETE', `${MYCV}/${this.cvId}/${kind}`);
  }

  removeCv() {
    return this.owner.call('DELETE', `${MYCV}/${this.cvId}`);
  }

  /** Does what a worker has to do now; what is put back waits. */
  async work(): Promise<void> {
    this.waiting.push(...(await runReactions(this.worker.app)));
  }

  /** Does once more what was put back, after a while. */
  async later(ms: number): Promise<void> {
    this.passTime(ms);
    const again = this.waiting.splice(0);
    for (const one of again) {
      await one.again().catch(() => this.waiting.push(one));
    }
    await this.work();
  }

  /** The owner logs in anew, whose session ends within a day. */
  async comeBack(): Promise<void> {
    this.owner = CvOwner.as(this.api, await loginAgain(this.api.app, this.owner.account));
  }

  passTime(ms: number): void {
    this.worker.clock.advance(ms);
    this.api.clock.advance(ms);
  }

  async list(): Promise<CvsResponse> {
    return (await this.owner.call<CvsResponse>('GET', MYCV)).body;
  }

  async feedback(): Promise<CvFeedback | undefined> {
    return (await this.list()).feedback[0];
  }

  /** Subjects of the mails to the owner, the first first. */
  async mails(to: string = this.owner.account.email): Promise<string[]> {
    return (await mailsTo(this.api, to)).map(({ subject }) => subject).reverse();
  }

  /** States that stand in the table, whoever may see them. */
  async stored(): Promise<{ state: string; cv_id: number | null }[]> {
    return this.worker.app
      .get(Database)
      .query('SELECT state, cv_id FROM cv_feedback WHERE account_id = $1 ORDER BY id', [this.owner.account.id]);
  }
}
