import { ENGINE_NAMES, type EngineName, ReindexOffers } from '@babelboard/search';
import { CommandBus } from '@nestjs/cqrs';
import { Command, Option } from 'commander';
import { inApplication } from '../application.js';
import { Progress } from '../progress.js';

export function reindexCommand(): Command {
  return new Command('reindex')
    .description('rebuild the search indexes beside the old ones, then swap them')
    .addOption(new Option('--engine <name>', 'only this engine').choices(ENGINE_NAMES))
    .action(async ({ engine }: { engine?: EngineName }) => {
      await inApplication(async (app) => {
        const progress = new Progress('Indexing');
        const results = await app
          .get(CommandBus)
          .execute(new ReindexOffers(engine, (done, total) => progress.update(done, total)));
        progress.stop();
        for (const result of results) {
          process.stdout.write(`${result.engine}: ${result.offers} offers indexed\n`);
        }
      });
    });
}
