import { AddApplicantNote, MoveApplicant, ObjectToStatus } from '@babelboard/applications';
import { type JsonObject, PutBack, TaskRegistry, TaskRunner } from '@babelboard/platform';
import type { ApplicantStatus } from '@babelboard/wire';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { startMailServer, type TestMailServer } from '../../support/mail-server.js';
import { hand } from '../../support/reactions.js';
import { databaseOf, type StagedApplication, stageApplication } from '../conversations/thread-stage.js';

interface Waiting {
  id: string;
  at: Date;
  reaction: string;
  event: { type: string; payload: JsonObject };
}

/** The product with a mail server, its clock and the tasks of a worker in the test's hand. */
export class MailStage {
  private waiting: Waiting[] = [];

  private constructor(
    readonly test: TestApplication,
    private readonly server: TestMailServer,
  ) {}

  static async set(): Promise<MailStage> {
    const server = await startMailServer();
    return new MailStage(await createTestApplication({ SMTP_URL: server.url }), server);
  }

  async stop(): Promise<void> {
    await this.test.close();
    await this.server.stop();
  }

  /** Begins anew: nobody has applied, nothing waits. */
  async clear(): Promise<void> {
    await databaseOf(this.test).query('DELETE FROM offer; DELETE FROM company_silence; DELETE FROM outbox_message');
    this.test.clock.set(new Date('2026-11-21T12:00:00Z'));
    this.waiting = [];
    this.server.received.length = 0;
  }

  /** An application as sending it leaves it, with the step and the event. */
  async apply(of: Parameters<typeof stageApplication>[1] & { offerId?: number } = {}): Promise<StagedApplication> {
    const staged = await stageApplication(this.test, of);
    if (of.offerId !== undefined) {
      await databaseOf(this.test).query('UPDATE job_application SET offer_id = $2 WHERE id = $1', [
        staged.id,
        of.offerId,
      ]);
      staged.offerId = of.offerId;
    }
    const { id, offerId, company, candidate } = staged;
    await databaseOf(this.test).query(
      `INSERT INTO application_step (application_id, kind, to_status, at) VALUES ($1, 'applied', 'new', $2)`,
      [id, this.test.clock.now()],
    );
    const payload = { applicationId: id, offerId, companyId: company.id, accountId: candidate.id };
    await this.happens('applications.application-submitted.v1', payload);
    return staged;
  }

  /** Lets time pass, in steps in which schedules run and waiting tasks come again. */
  async pass(seconds: number, steps = 1): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      this.test.clock.advance((seconds / steps) * 1_000);
      const runner = this.test.app.get(TaskRunner);
      for (const schedule of [
        'tell-of-arrivals',
        'tell-of-ended-offers',
        'remind-companies',
        'tell-overdue-applicants',
        'notice-silence',
      ]) {
        await runner.run(`applications.${schedule}`, {});
      }
      await this.work();
    }
  }

  /** Does what a worker does now. */
  async work(): Promise<void> {
    const again = this.waiting.splice(0);
    for (const task of again) await this.hand(task);
    for (;;) {
      const events = await databaseOf(this.test).query<{ id: string; at: Date; type: string; payload: JsonObject }>(
        `WITH taken AS (DELETE FROM outbox_message RETURNING id AS place, event_id AS id, occurred_at AS at, type, payload)
         SELECT id, at, type, payload FROM taken ORDER BY place`,
      );
      if (events.length === 0) return;
      for (const { id, at, ...event } of events) {
        for (const { id: reaction } of this.test.app.get(TaskRegistry).reactionsTo(event.type)) {
          if (/^(notifications|applications)\./.test(reaction)) await this.hand({ id, at, reaction, event });
        }
      }
    }
  }

  async move({ id, company }: StagedApplication, status: ApplicantStatus): Promise<void> {
    const [row] = await databaseOf(this.test).query<{ version: number }>(
      'SELECT version FROM job_application WHERE id = $1',
      [id],
    );
    const member = { companyId: company.id, accountId: company.recruiter.id };
    await this.execute(new MoveApplicant(member, id, status, row?.version ?? 0));
  }

  async note({ id, company }: StagedApplication, text: string, mentioned: number[]): Promise<void> {
    await this.execute(
      new AddApplicantNote({ companyId: company.id, accountId: company.recruiter.id }, id, text, mentioned),
    );
  }

  object({ id, candidate }: StagedApplication, text: string): Promise<unknown> {
    return this.execute(new ObjectToStatus(candidate.id, id, text));
  }

  execute(command: Parameters<CommandBus['execute']>[0]): Promise<unknown> {
    return this.test.app.get(CommandBus).execute(command);
  }

  /** To whom which mails went since the last call, by address. */
  taken(): { to: string; subject: string; text: string; html: string; stoppable: boolean }[] {
    return this.server.received
      .splice(0)
      .map(({ to, subject, text, html, headers }) => ({
        to: to?.[0]?.address ?? '',
        subject: subject ?? '',
        text: text ?? '',
        html: html ?? '',
        stoppable: headers.some(({ key }) => key === 'list-unsubscribe'),
      }))
      .sort((a, b) => a.to.localeCompare(b.to));
  }

  private happens(type: string, payload: JsonObject): Promise<unknown> {
    return databaseOf(this.test).query(
      'INSERT INTO outbox_message (event_id, type, payload, occurred_at) VALUES (gen_random_uuid(), $1, $2, $3)',
      [type, payload, this.test.clock.now()],
    );
  }

  /** Twice, as where a worker was killed before it was recorded. */
  private async hand(task: Waiting): Promise<void> {
    const { id, at, reaction, event } = task;
    try {
      await hand(this.test.app, reaction, event, id, at);
      await databaseOf(this.test).query('DELETE FROM processed_event WHERE event_id = $1 AND reaction_id = $2', [
        id,
        reaction,
      ]);
      await hand(this.test.app, reaction, event, id, at);
    } catch (error) {
      if (!(error instanceof PutBack)) throw error;
      this.waiting.push(task);
    }
  }
}
