import { randomUUID } from 'node:crypto';
import { MoveApplicant, PostMessage } from '@babelboard/applications';
import { TaskRunner } from '@babelboard/platform';
import type { ApplicantStatus } from '@babelboard/wire';
import { CommandBus } from '@nestjs/cqrs';
import type { TestApplication } from '../../support/application.js';
import { takeEvents } from '../../support/outbox.js';
import { hand } from '../../support/reactions.js';
import { databaseOf, type StagedApplication } from '../conversations/thread-stage.js';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const SCHEDULES = ['remind-companies', 'tell-overdue-applicants', 'notice-silence'] as const;
const OWN = /^applications\.(reply-reminder-due|application-overdue|company-fell-silent|replies-missing)/;

/** Moves the clock of an application, and does what falls due. */
export class ClockStage {
  constructor(private readonly test: TestApplication) {}

  /** Runs the schedules, twice, and lets silence be settled. Gives the events of the reply clock. */
  async tick(): Promise<{ type: string; payload: Record<string, unknown> }[]> {
    const events: { type: string; payload: Record<string, unknown> }[] = [];
    for (const id of [...SCHEDULES, ...SCHEDULES]) {
      await this.test.app.get(TaskRunner).run(`applications.${id}`, {});
      events.push(...(await this.settle()));
    }
    return events.filter(({ type }) => OWN.test(type));
  }

  /** Hands what happened to the reaction that settles silence. */
  async settle(): Promise<{ type: string; payload: Record<string, unknown> }[]> {
    const events = await takeEvents(this.test.app);
    for (const event of events) {
      if (
        /^applications\.(replies-missing|application-(status|withdrawn|restored)|message)|company-settings/.test(
          event.type,
        )
      ) {
        await hand(this.test.app, 'applications.settle-silence', event);
      }
    }
    const followed = events.length === 0 ? [] : await this.settle();
    return [...events, ...followed];
  }

  async pass(days: number): Promise<void> {
    this.test.clock.advance(days * DAY_MS);
  }

  async move({ id, company }: StagedApplication, status: ApplicantStatus): Promise<void> {
    const [row] = await databaseOf(this.test).query<{ version: number }>(
      'SELECT version FROM job_application WHERE id = $1',
      [id],
    );
    const member = { companyId: company.id, accountId: company.recruiter.id };
    await this.test.app.get(CommandBus).execute(new MoveApplicant(member, id, status, row?.version ?? 0));
  }

  async write({ id, company }: StagedApplication, text: string): Promise<void> {
    const writer = {
      side: 'company',
      accountId: company.recruiter.id,
      companyId: company.id,
      suspended: false,
    } as const;
    await this.test.app
      .get(CommandBus)
      .execute(new PostMessage(writer, id, { text, attachmentIds: [], key: randomUUID() }));
  }

  async offer({ offerId }: StagedApplication): Promise<{ sunk: boolean; state: string }> {
    const [row] = await databaseOf(this.test).query<{ sunk: boolean; state: string }>(
      'SELECT sunk, state FROM offer WHERE id = $1',
      [offerId],
    );
    return row ?? { sunk: false, state: '' };
  }
}
