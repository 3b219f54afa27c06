import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { maskPersonalData } from '@babelboard/platform';
import { Command } from 'commander';
import { errorWords } from '../../error-words.js';
import { answerCvFeedbackCommand } from './commands/answer-cv-feedback.command.js';
import { createAdminCommand } from './commands/create-admin.command.js';
import { grantCreditsCommand } from './commands/grant-credits.command.js';
import { grantOffersCommand } from './commands/grant-offers.command.js';
import { importOffersCommand } from './commands/import-offers.command.js';
import { migrateCommand } from './commands/migrate.command.js';
import { reindexCommand } from './commands/reindex.command.js';
import { releaseCvsCommand } from './commands/release-cvs.command.js';
import { replayCommand } from './commands/replay.command.js';
import { seedCommand } from './commands/seed.command.js';

const { version } = createRequire(import.meta.url)('../../../../package.json') as { version: string };

const program = new Command('npm run cli --')
  .description('The command line of the job board')
  .version(version)
  .addCommand(migrateCommand())
  .addCommand(seedCommand())
  .addCommand(createAdminCommand())
  .addCommand(grantCreditsCommand())
  .addCommand(grantOffersCommand())
  .addCommand(importOffersCommand())
  .addCommand(reindexCommand())
  .addCommand(replayCommand())
  .addCommand(releaseCvsCommand())
  .addCommand(answerCvFeedbackCommand());

// Measurements belong to the tests: neither is part of the image that is deployed.
if (existsSync(new URL('commands/bench.command.js', import.meta.url))) {
  const { benchCommand } = await import('./commands/bench.command.js');
  program.addCommand(benchCommand());
}

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${maskPersonalData(error instanceof Error ? errorWords.messageOf(error) : String(error))}\n`);
  process.exitCode = 1;
}
