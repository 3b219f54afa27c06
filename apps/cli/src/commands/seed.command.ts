import { Command } from 'commander';
import { commandSettings, inApplication } from '../application.js';
import { addWaysToApply } from '../demo/add-ways-to-apply.js';
import { seedDemoAccounts } from '../demo/seed-demo-accounts.js';
import { seedDemoBoard } from '../demo/seed-demo-board.js';
import { Progress } from '../progress.js';

export function seedCommand(): Command {
  return new Command('seed')
    .description('fill the board with fictional companies, offers and accounts, once; never in production')
    .action(async () => {
      if (commandSettings().production) {
        throw new Error('The demo board is not for production: NODE_ENV is production.');
      }
      await inApplication(async (app) => {
        const progress = new Progress('Demo offers');
        const { created, companies } = await seedDemoBoard(app, (done, total) => progress.update(done, total));
        progress.stop();
        const mended = await addWaysToApply(app);
        await seedDemoAccounts(app);
        process.stdout.write(
          created === 0 ? 'The demo board is there already\n' : `${created} offers of ${companies} companies made\n`,
        );
        if (mended > 0) {
          process.stdout.write(`${mended} offers of an earlier seed got a way to apply\n`);
        }
      });
    });
}
