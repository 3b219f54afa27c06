import { MoveApplicants, RestoreApplication, WithdrawApplication } from '@babelboard/applications';
import { ChangeCompanySettings, ReinstateCompany, SuspendCompany } from '@babelboard/companies';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../support/application.js';
import { takeEvents } from '../../support/outbox.js';
import { handTwice } from '../../support/reactions.js';
import { databaseOf, type StagedApplication, stageApplication } from '../conversations/thread-stage.js';
import { ClockStage, HOUR_MS } from './clock-stage.js';

let test: TestApplication;
let clock: ClockStage;
let waiting: StagedApplication;

beforeAll(async () => {
  test = await createTestApplication();
  clock = new ClockStage(test);
});
afterAll(() => test?.close());
beforeEach(async () => {
  await databaseOf(test).query('DELETE FROM offer');
  await databaseOf(test).query('DELETE FROM company_silence');
  waiting = await stageApplication(test);
  await takeEvents(test.app);
});

/** Of the reminders, of whom; of the rest, the type. */
const told = (events: { type: string; payload: Record<string, unknown> }[]) =>
  events.map(({ type, payload }) =>
    type.includes('reminder') ? [payload.reminder, payload.applicationIds] : type.split('.')[1],
  );

/** Until both reminders are given and a week has passed. */
async function stayAway(): Promise<void> {
  for (const days of [12, 2, 7.1]) {
    await clock.pass(days);
    await clock.tick();
  }
}

describe('the reminders of a company', () => {
  it('come two days before the date and with it, once each, and the candidate is told once that it has passed', async () => {
    await clock.pass(11.9);
    expect(await clock.tick()).toEqual([]);
    await clock.pass(0.1);
    expect(told(await clock.tick())).toEqual([[1, [waiting.id]]]);
    await clock.pass(1.9);
    expect(await clock.tick()).toEqual([]);
    await clock.pass(0.1);
    expect(told(await clock.tick())).toEqual([[2, [waiting.id]], 'application-overdue']);
    await clock.pass(3);
    expect(await clock.tick()).toEqual([]);
  });

  it('are one a day at most, whatever comes due in its hours', async () => {
    const { company } = waiting;
    test.clock.advance(6 * HOUR_MS);
    const later = await stageApplication(test, { company });
    test.clock.advance(20 * HOUR_MS);
    const nextDay = await stageApplication(test, { company });
    await clock.pass(12 - 26 / 24);
    expect(told(await clock.tick())).toEqual([[1, [waiting.id, later.id]]]);
    test.clock.advance(12 * HOUR_MS);
    expect(await clock.tick()).toEqual([]);
    test.clock.advance(14 * HOUR_MS);
    expect(told(await clock.tick())).toEqual([[1, [nextDay.id]]]);
  });

  it.each(['shortlisted', 'rejected'] as const)('do not come once somebody is %s', async (status) => {
    await clock.move(waiting, status);
    await clock.pass(30);
    expect(await clock.tick()).toEqual([]);
  });

  it('come where a move was undone before the candidate was told', async () => {
    await clock.move(waiting, 'shortlisted');
    test.clock.advance(4_000);
    await clock.move(waiting, 'new');
    await clock.pass(12);
    expect(told(await clock.tick())).toEqual([[1, [waiting.id]]]);
  });

  it('come where many moves were undone at once', async () => {
    const { id: companyId, recruiter } = waiting.company;
    const other = await stageApplication(test, { company: waiting.company });
    for (const [version, status] of [[1, 'rejected'] as const, [2, 'in_review'] as const]) {
      const both = [waiting, other].map(({ id }) => ({ id, version }));
      await test.app.get(CommandBus).execute(new MoveApplicants({ companyId, accountId: recruiter.id }, both, status));
      test.clock.advance(5_000);
    }
    await clock.pass(12);
    expect(told(await clock.tick())).toEqual([[1, [waiting.id, other.id]]]);
  });

  it('do not come where the candidate was told before: by a status that stood, or by a message', async () => {
    const written = await stageApplication(test, { company: waiting.company });
    await clock.write(written, 'We have your application.');
    await clock.move(waiting, 'shortlisted');
    test.clock.advance(60_000);
    for (const one of [waiting, written]) {
      await clock.move(one, 'rejected');
      test.clock.advance(5_000);
      await clock.move(one, 'in_review');
    }
    await clock.pass(30);
    expect(await clock.tick()).toEqual([]);
  });

  it('do not come once somebody wrote; that somebody reads is no answer', async () => {
    const read = await stageApplication(test, { company: waiting.company });
    await clock.write(waiting, 'Can you come on Tuesday?');
    await clock.move(read, 'in_review');
    await clock.pass(14);
    const events = told(await clock.tick());
    expect(events).toEqual([[2, [read.id]], 'application-overdue']);
  });

  it('wait while a company is suspended, and give it its week when it is back', async () => {
    const suspend = (at: string) =>
      databaseOf(test).query(`UPDATE company SET suspended_at = ${at} WHERE id = $1`, [waiting.company.id]);
    await suspend('now()');
    await clock.pass(40);
    expect(told(await clock.tick())).toEqual(['application-overdue']);
    await suspend('NULL');
    expect(told(await clock.tick())).toEqual([[2, [waiting.id]]]);
    await clock.pass(6.9);
    expect(await clock.tick()).toEqual([]);
    await clock.pass(0.2);
    expect(told(await clock.tick())).toEqual(['replies-missing', 'company-fell-silent']);
  });
});

describe('the week after the second reminder', () => {
  it('stands still while a company is suspended, and begins anew when it is back', async () => {
    const { id } = waiting.company;
    for (const days of [12, 2]) {
      await clock.pass(days);
      await clock.tick();
    }
    await clock.pass(6);
    await test.app.get(CommandBus).execute(new SuspendCompany(id));
    await takeEvents(test.app);
    await clock.pass(30);
    expect([await clock.tick(), (await clock.offer(waiting)).sunk]).toEqual([[], false]);
    await test.app.get(CommandBus).execute(new ReinstateCompany(id));
    const [back] = await takeEvents(test.app);
    await handTwice(test.app, 'applications.begin-week-anew', back as never);
    await clock.pass(6.9);
    expect(await clock.tick()).toEqual([]);
    await clock.pass(0.2);
    expect(told(await clock.tick())).toEqual(['replies-missing', 'company-fell-silent']);
  });
});

describe('a company that is silent past the second reminder', () => {
  it('has its offers stand last, until the applicant is answered', async () => {
    await stayAway();
    expect(await clock.offer(waiting)).toEqual({ sunk: true, state: 'published' });
    await clock.move(waiting, 'rejected');
    await clock.settle();
    expect(await clock.offer(waiting)).toEqual({ sunk: false, state: 'published' });
  });

  it('has them paused where its setting says so, and a message brings them back', async () => {
    const { company } = waiting;
    await test.app
      .get(CommandBus)
      .execute(new ChangeCompanySettings(company.id, company.owner.id, {}, { pauseWhenSilent: true }));
    await databaseOf(test).query(`UPDATE offer SET expires_at = expires_at + interval '1 year' WHERE id = $1`, [
      waiting.offerId,
    ]);
    await stayAway();
    expect(await clock.offer(waiting)).toEqual({ sunk: true, state: 'paused' });
    await clock.write(waiting, 'We are sorry for the delay.');
    await clock.settle();
    expect(await clock.offer(waiting)).toEqual({ sunk: false, state: 'published' });
  });

  it('stays so where what ended it was undone: a withdrawal, or an answer', async () => {
    await stayAway();
    const { candidate, id } = waiting;
    await test.app.get(CommandBus).execute(new WithdrawApplication(candidate.id, id));
    await clock.settle();
    expect((await clock.offer(waiting)).sunk).toBe(false);
    test.clock.advance(5_000);
    await test.app.get(CommandBus).execute(new RestoreApplication(candidate.id, id));
    await clock.settle();
    expect((await clock.offer(waiting)).sunk).toBe(true);
    await clock.move(waiting, 'rejected');
    await clock.settle();
    expect((await clock.offer(waiting)).sunk).toBe(false);
    await clock.move(waiting, 'new');
    await clock.settle();
    expect((await clock.offer(waiting)).sunk).toBe(true);
  });

  it('may change its mind about pausing while it is silent', async () => {
    const { company } = waiting;
    const pausing = async (pauseWhenSilent: boolean) => {
      await test.app
        .get(CommandBus)
        .execute(new ChangeCompanySettings(company.id, company.owner.id, {}, { pauseWhenSilent }));
      await clock.settle();
    };
    await databaseOf(test).query(`UPDATE offer SET expires_at = expires_at + interval '1 year' WHERE id = $1`, [
      waiting.offerId,
    ]);
    await stayAway();
    await pausing(true);
    expect(await clock.offer(waiting)).toEqual({ sunk: true, state: 'paused' });
    await pausing(false);
    expect(await clock.offer(waiting)).toEqual({ sunk: true, state: 'published' });
  });

  it('stays so while one of several waits, and not for those who withdrew or are gone', async () => {
    const { company } = waiting;
    const [withdrawn, erased] = [await stageApplication(test, { company }), await stageApplication(test, { company })];
    await stayAway();
    await clock.move(waiting, 'rejected');
    await test.app.get(CommandBus).execute(new WithdrawApplication(withdrawn.candidate.id, withdrawn.id));
    await clock.settle();
    expect((await clock.offer(waiting)).sunk).toBe(true);
    await databaseOf(test).query('DELETE FROM job_application WHERE id = $1', [erased.id]);
    await clock.tick();
    expect((await clock.offer(waiting)).sunk).toBe(false);
  });
});
