import { MovableClock } from '@babelboard/platform';
import { CatchUpIndexes, SearchEngines, SynonymSource } from '@babelboard/search';
import { CommandBus } from '@nestjs/cqrs';
import { commandSettings, inApplication } from '../application.js';
import { Progress } from '../progress.js';
import { addWaysToApply } from './add-ways-to-apply.js';
import { seedDemoEvents } from './events/seed-demo-events.js';
import { seedDemoFindable } from './findable/seed-demo-findable.js';
import { seedDemoHiring } from './hiring/seed-demo-hiring.js';
import { seedDemoProfiles } from './profiles/seed-demo-profiles.js';
import { seedDemoAccounts } from './seed-demo-accounts.js';
import { seedDemoAlerts } from './seed-demo-alerts.js';
import { seedDemoBoard } from './seed-demo-board.js';
import { seedDemoNotes } from './seed-demo-notes.js';
import { seedDemoReports } from './seed-demo-reports.js';
import { seedDemoSearches } from './seed-demo-searches.js';

/** The demo board and its accounts, findable when this is done or, where an index serves already, in seconds. */
export async function seedDemo(): Promise<void> {
  if (commandSettings().production) {
    throw new Error('The demo board is not for production: NODE_ENV is production.');
  }
  await seedBoard();
  await seedHiring();
}

async function seedBoard(): Promise<void> {
  await inApplication(async (app) => {
    const progress = new Progress('Demo offers');
    const { created, companies } = await seedDemoBoard(app, (done, total) => progress.update(done, total));
    progress.stop();
    const mended = await addWaysToApply(app);
    await seedDemoAccounts(app);
    await seedDemoNotes(app);
    await seedDemoAlerts(app);
    await seedDemoProfiles(app);
    await seedDemoReports(app);
    await seedDemoEvents(app);
    process.stdout.write(
      created === 0 ? 'The demo board is there already\n' : `${created} offers of ${companies} companies made\n`,
    );
    if (mended > 0) {
      process.stdout.write(`${mended} offers of an earlier seed got a way to apply\n`);
    }
  });
}

/** In an application of its own, whose clock can be set back to when things happened. The first index holds these offers, too. */
async function seedHiring(): Promise<void> {
  const clock = new MovableClock(new Date());
  await inApplication(
    async (app) => {
      if (!(await app.get(SearchEngines).postgres.isReady())) {
        // Read while the database stores applications: the first index waits for them.
        app
          .get(SynonymSource)
          .load()
          .catch(() => undefined);
      }
      await seedDemoSearches(app, clock);
      const progress = new Progress('Demo applications');
      await seedDemoHiring(app, clock, (done, total) => progress.update(done, total));
      progress.stop();
      await seedDemoFindable(app);
      await app.get(CommandBus).execute(new CatchUpIndexes());
    },
    { tasks: false, clock },
  );
}
