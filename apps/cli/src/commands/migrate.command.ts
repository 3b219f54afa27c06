import { Command } from 'commander';
import { seedDemo } from '../demo/seed-demo.js';
import { migrateDatabase } from '../migrate-database.js';

export function migrateCommand(): Command {
  return new Command('migrate')
    .description('bring tables and reference data up to date with this version')
    .option('--demo', 'then do as `seed` does, in the same process: a first start', false)
    .action(async ({ demo }: { demo: boolean }) => {
      await migrateDatabase();
      if (demo) {
        await seedDemo();
      }
    });
}
