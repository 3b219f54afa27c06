import { CareerEvents, EventAttendances, ReplanCareerEvent } from '@babelboard/career-events';
import { Accounts } from '@babelboard/identity';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { createTestApplication, type TestApplication } from '../../../../../test/support/application.js';
import { COMPANIES } from '../companies.js';
import { DEMO_CANDIDATE } from '../demo-accounts.js';
import { companySlug } from '../demo-companies.js';
import { seedDemoAccounts } from '../seed-demo-accounts.js';
import { DEMO_EVENTS } from './demo-events.js';
import { seedDemoEvents } from './seed-demo-events.js';

let test: TestApplication;

beforeAll(async () => {
  test = await createTestApplication();
  await seedDemoAccounts(test.app);
});
afterAll(() => test?.close());

const events = () => test.app.get(CareerEvents, { strict: false });

it('announces all five, one of them joined, once', async () => {
  await seedDemoEvents(test.app);
  const first = await events().list();
  expect(first.map(({ id, phase }) => [id, phase])).toEqual([
    [24, 'running'],
    [25, 'coming'],
    [20, 'coming'],
    [22, 'coming'],
    [23, 'past'],
  ]);
  const account = await test.app.get(Accounts, { strict: false }).findByEmail(DEMO_CANDIDATE.email);
  const joined = await test.app.get(EventAttendances, { strict: false }).of(account?.id as number);
  expect(joined.map(({ eventId }) => eventId)).toEqual([25]);
  await seedDemoEvents(test.app);
  expect(await events().list()).toEqual(first);
});

it('leaves what an operator has said of an event', async () => {
  const before = await events().find(22);
  if (before === null) throw new Error('There is no such event');
  await test.app
    .get(CommandBus)
    .execute(new ReplanCareerEvent(22, before.changedAt, { ...before, state: 'planned' }, ''));
  await seedDemoEvents(test.app);
  expect((await events().find(22))?.phase).toBe('planned');
});

it('names companies of the demo, and cities and languages that the board knows', async () => {
  const slugs = COMPANIES.map(({ name }) => companySlug(name));
  expect(DEMO_EVENTS.flatMap(({ exhibitors }) => exhibitors).filter((slug) => !slugs.includes(slug))).toEqual([]);
  const goPlaces = await events().find(22);
  const planned = DEMO_EVENTS.find(({ id }) => id === 22);
  expect(goPlaces?.cities).toEqual(planned?.cities);
  expect(goPlaces?.languageIds).toHaveLength(planned?.languages.length ?? 0);
});
