import { Command, InvalidArgumentError } from 'commander';
import { inApplication } from '../application.js';

const print = (line: string) => process.stdout.write(`${line}\n`);

export function benchCommand(): Command {
  return new Command('bench')
    .description('measure the product; figures are ratios within one run')
    .addCommand(benchSearchCommand())
    .addCommand(benchFindabilityCommand())
    .addCommand(benchEventsCommand())
    .addCommand(benchLanguageRequirementsCommand());
}

function benchSearchCommand(): Command {
  return new Command('search')
    .description('p50 and p95 of the API and of engine + page fetch, for each engine and query, on made-up offers')
    .option('--offers <n>', 'live offers', wholeNumber, 10_000)
    .action(async ({ offers }: { offers: number }) => {
      const { benchSearch } = await import('../../../../test/bench/search/bench-search.js');
      await benchSearch({ offers }, print);
    });
}

function benchFindabilityCommand(): Command {
  return new Command('findability')
    .description('search every live offer of this board by its own title, on every engine')
    .option('--most <n>', 'offers at the most', wholeNumber, 100_000)
    .action(async (options: { most: number }) => {
      const { benchFindability } = await import('../../../../test/bench/findability.js');
      const missed = await inApplication((app) => benchFindability(app, options, print));
      process.exitCode = missed === 0 ? 0 : 1;
    });
}

function benchEventsCommand(): Command {
  return new Command('events')
    .description('events per second from commit to finished reaction, against bare BullMQ, on both queue backends')
    .option('--events <n>', 'events a round', wholeNumber, 5_000)
    .option('--rounds <n>', 'rounds', wholeNumber, 3)
    .action(async (options: { events: number; rounds: number }) => {
      const { benchEvents } = await import('../../../../test/bench/events/bench-events.js');
      await benchEvents(options, print);
    });
}

function benchLanguageRequirementsCommand(): Command {
  return new Command('language-requirements')
    .description('precision and recall of the languages recognised in texts, per language of the text')
    .option('--ads <file>', 'NDJSON file with the real ads that the labels in test/recognition are about')
    .action(async (options: { ads?: string }) => {
      const { benchLanguageRequirements } = await import('../../../../test/bench/language-requirements.js');
      await benchLanguageRequirements(options, print);
    });
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new InvalidArgumentError('It must be a whole number above 0.');
  }
  return value;
}
