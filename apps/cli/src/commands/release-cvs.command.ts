import { ReleaseWaitingCvs } from '@babelboard/cvs';
import { CommandBus } from '@nestjs/cqrs';
import { Command } from 'commander';
import { inApplication } from '../application.js';

export function releaseCvsCommand(): Command {
  return new Command('release-cvs')
    .description('let CVs pass that wait for a scanner which is there no more')
    .addHelpText(
      'after',
      `
For where CLAMD_URL was set and is not any more: nobody has looked at these files, and nobody will. Where a scanner is set, the command
refuses; a scanner that is away for a while needs nothing, the files wait for it.`,
    )
    .action(async () => {
      const released = await inApplication((app) => app.get(CommandBus).execute(new ReleaseWaitingCvs()));
      process.stdout.write(`${released} CVs are let pass without a look at them\n`);
    });
}
