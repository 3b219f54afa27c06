import { ChangeAlert, SaveAlert, SavedAlerts } from '@babelboard/alerts';
import { Accounts } from '@babelboard/identity';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEMO_CANDIDATE } from './demo-accounts.js';

/** The last one is the newest, and is paused. */
const ALERTS = [
  { address: '/jobs?keywords=customer+service', rhythm: 'weekly', weekday: 5, hour: 18 },
  { address: '/jobs-in-Berlin-for-English-speakers?experience=3', rhythm: 'instant' },
  { address: '/Remote-jobs-for-German-speakers', rhythm: 'daily', hour: 7 },
] as const;

/** Has the demo candidate told of new offers of three lists. Once: whoever has any alert keeps what they have. Needs their account. */
export async function seedDemoAlerts(app: INestApplicationContext): Promise<void> {
  const account = await app.get(Accounts, { strict: false }).findByEmail(DEMO_CANDIDATE.email);
  const alerts = app.get(SavedAlerts, { strict: false });
  if (account === null || (await alerts.list(account.id, DEFAULT_LANGUAGE)).length > 0) return;
  const commands = app.get(CommandBus);
  for (const alert of ALERTS) {
    await commands.execute(new SaveAlert(account.id, { ...alert, timeZone: 'Europe/Lisbon' }));
  }
  const [newest] = await alerts.list(account.id, DEFAULT_LANGUAGE);
  if (newest !== undefined) await commands.execute(new ChangeAlert(account.id, newest.id, { paused: 'yes' }));
}
