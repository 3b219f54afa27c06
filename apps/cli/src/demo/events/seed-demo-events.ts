import { CareerEvents, type EventPlan, JoinOrLeaveEvent, ReplanCareerEvent } from '@babelboard/career-events';
import { EnsureCompanies } from '@babelboard/companies';
import { Accounts } from '@babelboard/identity';
import { Clock } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { COMPANIES } from '../companies.js';
import { DEMO_CANDIDATE } from '../demo-accounts.js';
import { companySlug } from '../demo-companies.js';
import type { DemoEvent } from './demo-event.js';
import { DEMO_EVENTS } from './demo-events.js';

/** The one that the demo candidate has joined. */
const JOINED = 25;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Announces the career events: two that come, one in two months, one that runs and one that was; the demo candidate has joined one. Once: an event of which anybody
 * has said anything stays as it is. Needs the accounts and the companies of the demo.
 */
export async function seedDemoEvents(app: INestApplicationContext): Promise<void> {
  const events = app.get(CareerEvents, { strict: false });
  const commands = app.get(CommandBus);
  const now = app.get(Clock).now();
  const untouched = (await events.list()).filter(({ sequence, phase }) => sequence === 0 && phase === 'planned');
  for (const { id, changedAt } of untouched) {
    const demo = DEMO_EVENTS.find((one) => one.id === id);
    if (demo !== undefined)
      await commands.execute(new ReplanCareerEvent(id, changedAt, await planOf(app, demo, now), ''));
  }
  const account = await app.get(Accounts, { strict: false }).findByEmail(DEMO_CANDIDATE.email);
  if (account !== null && untouched.some(({ id }) => id === JOINED)) {
    const from = { origin: 'demo', timeZone: 'Europe/Lisbon' };
    await commands.execute(new JoinOrLeaveEvent(account.id, JOINED, from, 'join'));
  }
}

async function planOf(app: INestApplicationContext, event: DemoEvent, now: Date): Promise<EventPlan> {
  const { starts, ends, languages, cities, exhibitors, timeZone, capacity, sponsors, content, id } = event;
  const catalogue = app.get(ReferenceCatalogue);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const at = ([day, hour]: DemoEvent['starts']) => new Date(today + day * DAY_MS + hour * HOUR_MS);
  const companies = COMPANIES.flatMap(({ name }) => {
    const slug = companySlug(name);
    return exhibitors.includes(slug) ? [{ name, slug }] : [];
  });
  return {
    state: 'announced',
    ...{ startsAt: at(starts), endsAt: at(ends), timeZone, capacity },
    roomUrl: `https://rooms.babelboard.example/${id}`,
    languageIds: languages.flatMap((slug) => catalogue.languageBySlug(slug)?.id ?? []),
    content,
    sponsors: [...sponsors],
    cities: cities.filter(({ slug }) => catalogue.cityBySlug(slug) !== undefined),
    exhibitorIds: await app.get(CommandBus).execute(new EnsureCompanies(companies)),
  };
}
