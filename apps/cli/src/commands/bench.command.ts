import { ENGINE_NAMES, type EngineName } from '@babelboard/search';
import { Command, InvalidArgumentError, Option } from 'commander';
import { inApplication } from '../application.js';

const print = (line: string) => process.stdout.write(`${line}\n`);

export function benchCommand(): Command {
  return new Command('bench')
    .description('measure the product; figures are ratios within one run')
    .addCommand(benchSearchCommand())
    .addCommand(benchCvSearchCommand())
    .addCommand(benchCvRelevanceCommand())
    .addCommand(benchIndexingCommand())
    .addCommand(benchFindabilityCommand())
    .addCommand(benchRelevanceCommand())
    .addCommand(benchMatchingCommand())
    .addCommand(benchMatchingRelevanceCommand())
    .addCommand(benchAlertsCommand())
    .addCommand(benchAlertMailsCommand())
    .addCommand(benchSuggestionsCommand())
    .addCommand(benchEventsCommand())
    .addCommand(benchLanguageRequirementsCommand())
    .addCommand(benchCvExtractCommand())
    .addCommand(benchPagesCommand())
    .addCommand(benchHttpCommand())
    .addCommand(benchProfileCommand())
    .addCommand(benchApplicantsCommand())
    .addCommand(benchLoginCommand())
    .addCommand(benchLoginTimingCommand());
}

function benchSearchCommand(): Command {
  return new Command('search')
    .description('p50 and p95 of the API and of engine + page fetch, for each engine and query, on made-up offers')
    .option('--offers <n,n>', 'live offers of each board, e.g. 10000,100000,1000000', sizes, [10_000])
    .option('--postgres-most <n>', 'larger boards have Meilisearch alone', wholeNumber, 200_000)
    .option('--rounds <n>', 'measured rounds of each query', wholeNumber, 100)
    .option('--keep', 'keep the boards, and use those that an earlier run kept', false)
    .action(async (options: { offers: number[]; postgresMost: number; rounds: number; keep: boolean }) => {
      const { benchSearch } = await import('../../../../test/bench/search/bench-search.js');
      await benchSearch({ ...options, sizes: options.offers }, print);
    });
}

function benchCvSearchCommand(): Command {
  return new Command('cv-search')
    .description('p50 and p95 of what companies ask about people, by each engine, on made-up people')
    .option('--people <n>', 'who can be found', wholeNumber, 100_000)
    .option('--rounds <n>', 'measured rounds of each query', wholeNumber, 30)
    .action(async (options: { people: number; rounds: number }) => {
      const { benchCvSearch } = await import('../../../../test/bench/cv-search/bench-cv-search.js');
      process.exitCode = (await benchCvSearch(options, print)) ? 0 : 1;
    });
}

function benchCvRelevanceCommand(): Command {
  return new Command('cv-relevance')
    .description('success and precision of both engines on the judged queries for people of test/relevance/people')
    .option('--sealed', 'the queries that nothing was tuned by; for a search that is done', false)
    .option('--missed', 'print each query without anybody right in the first five', false)
    .action(async (options: { sealed: boolean; missed: boolean }) => {
      const { benchCvRelevance } = await import('../../../../test/bench/cv-relevance/bench-cv-relevance.js');
      process.exitCode = (await benchCvRelevance(options, print)) ? 0 : 1;
    });
}

function benchIndexingCommand(): Command {
  return new Command('indexing')
    .description('offers per second of building each index, against the bare engine loading the same documents')
    .option('--offers <n>', 'live offers', wholeNumber, 100_000)
    .option('--rounds <n>', 'rounds; the sides take turns and the median counts', wholeNumber, 1)
    .option('--keep', 'keep the board, and use one that an earlier run kept', false)
    .addOption(new Option('--engine <name>', 'only this engine').choices(ENGINE_NAMES))
    .action(async (options: { offers: number; rounds: number; keep: boolean; engine?: EngineName }) => {
      const { benchIndexing } = await import('../../../../test/bench/indexing/bench-indexing.js');
      process.exitCode = (await benchIndexing(options, print)) ? 0 : 1;
    });
}

function benchFindabilityCommand(): Command {
  return new Command('findability')
    .description('search every live offer of this board by its own title, on every engine')
    .option('--most <n>', 'at most this many offers', wholeNumber, 100_000)
    .action(async (options: { most: number }) => {
      const { benchFindability } = await import('../../../../test/bench/findability.js');
      const missed = await inApplication((app) => benchFindability(app, options, print));
      process.exitCode = missed === 0 ? 0 : 1;
    });
}

function benchRelevanceCommand(): Command {
  return new Command('relevance')
    .description('nDCG@10, success and precision of both engines on the judged queries of test/relevance')
    .option('--set <folder>', 'another judged set, such as test/relevance/mixed')
    .option('--save <file>', 'keep the scores of every query')
    .option('--compare <file>', 'show kept scores beside the new ones')
    .option('--missed', 'print each query without an exact job in the first five')
    .action(async (options: { set?: string; save?: string; compare?: string; missed?: boolean }) => {
      const { benchRelevance } = await import('../../../../test/bench/relevance/bench-relevance.js');
      await benchRelevance(options, print);
    });
}

function benchMatchingCommand(): Command {
  return new Command('matching')
    .description(
      'finding the best offers of people, and the people of a new offer, against finding them without an index',
    )
    .option('--offers <n>', 'live offers', wholeNumber, 100_000)
    .option('--people <n>', 'whose matchings are kept', wholeNumber, 100_000)
    .option('--many-people <n>', 'for whom a new offer is looked at once more', wholeNumber, 1_000_000)
    .action(async (options: { offers: number; people: number; manyPeople: number }) => {
      const { benchMatching } = await import('../../../../test/bench/matching/bench-matching.js');
      process.exitCode = (await benchMatching(options, print)) ? 0 : 1;
    });
}

function benchAlertsCommand(): Command {
  return new Command('alerts')
    .description('finding the alerts that tell at once of a new offer, against a scan of all, and for fewer alerts')
    .option('--offers <n>', 'live offers, which alerts are like', wholeNumber, 10_000)
    .option('--alerts <n>', 'alerts', wholeNumber, 1_000_000)
    .option('--fewer-alerts <n>', 'for which a new offer is timed, too', wholeNumber, 10_000)
    .option('--asked <n>', 'new offers', wholeNumber, 50)
    .action(async (options: { offers: number; alerts: number; fewerAlerts: number; asked: number }) => {
      const { benchAlerts } = await import('../../../../test/bench/alerts/bench-alerts.js');
      process.exitCode = (await benchAlerts(options, print)) ? 0 : 1;
    });
}

function benchAlertMailsCommand(): Command {
  return new Command('alert-mails')
    .description('p50 and p95 from a new offer to the mail server, for alerts that tell at once')
    .option('--offers <n>', 'live offers, which alerts are like', wholeNumber, 10_000)
    .option('--alerts <n>', 'alerts that a new offer is compared with', wholeNumber, 100_000)
    .option('--published <n>', 'new offers', wholeNumber, 100)
    .option('--every-ms <n>', 'between two of them', wholeNumber, 500)
    .action(async (options: { offers: number; alerts: number; published: number; everyMs: number }) => {
      const { benchAlertMails } = await import('../../../../test/bench/alerts/bench-alert-mails.js');
      process.exitCode = (await benchAlertMails(options, print)) ? 0 : 1;
    });
}

function benchMatchingRelevanceCommand(): Command {
  return new Command('matching-relevance')
    .description(
      'nDCG@10 of the score of matchings, of shared skills and of a keyword search, on test/relevance/matchings',
    )
    .option('--sealed', 'the people that nothing was tuned by; for a score that is done', false)
    .option('--lists', 'print what each person gets', false)
    .action(async (options: { sealed: boolean; lists: boolean }) => {
      const { benchMatchingRelevance } = await import(
        '../../../../test/bench/matching-relevance/bench-matching-relevance.js'
      );
      process.exitCode = (await benchMatchingRelevance(options, print)) ? 0 : 1;
    });
}

function benchSuggestionsCommand(): Command {
  return new Command('suggestions')
    .description('time of the suggestions of the search box through the API, letter by letter, on made-up offers')
    .option('--offers <n>', 'live offers', wholeNumber, 100_000)
    .option('--rounds <n>', 'measured rounds', wholeNumber, 5)
    .option('--keep', 'keep the board, and use one that an earlier run kept', false)
    .addOption(new Option('--engine <name>', 'only this engine').choices(ENGINE_NAMES))
    .action(async (options: { offers: number; rounds: number; keep: boolean; engine?: EngineName }) => {
      const { benchSuggestions } = await import('../../../../test/bench/suggestions/bench-suggestions.js');
      await benchSuggestions(options, print);
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

function benchCvExtractCommand(): Command {
  return new Command('cv-extract')
    .description('precision, recall and F1 of what is read from CVs with known contents, by field and language')
    .addOption(new Option('--set <name>', 'one of the two sets').choices(['tuning', 'held-out']))
    .option(
      '--corpus <folder>',
      'of the CVs: test/bench/cv-wild holds those that nobody foresaw',
      'test/bench/cv-corpus',
    )
    .option('--mistakes', 'what is wrong in each file of the tuning set', false)
    .action(async (options: { set?: 'tuning' | 'held-out'; corpus: string; mistakes: boolean }) => {
      const { benchCvExtract } = await import('../../../../test/bench/cv-extract/bench-cv-extract.js');
      const met = await inApplication((app) => benchCvExtract(app, options, print));
      process.exitCode = met ? 0 : 1;
    });
}

function benchPagesCommand(): Command {
  return new Command('pages')
    .description("Lighthouse's scores of home, list and offer of a board that runs, on a phone; takes minutes")
    .option('--url <address>', 'the board', 'http://localhost:3000')
    .option('--runs <n>', 'runs of each page; the median counts', wholeNumber, 5)
    .action(async (options: { url: string; runs: number }) => {
      const { benchPages } = await import('../../../../test/bench/pages/bench-pages.js');
      process.exitCode = (await benchPages(options, print)) === 0 ? 0 : 1;
    });
}

function benchHttpCommand(): Command {
  return new Command('http')
    .description(
      'requests per second and p99 of a list, as page and as JSON, at 1, 16 and 64 connections; of a board with LISTS_PER_MINUTE=0',
    )
    .option('--url <address>', 'the board', 'http://localhost:3000')
    .option('--seconds <n>', 'for each measurement', wholeNumber, 10)
    .action(async (options: { url: string; seconds: number }) => {
      const { benchHttp } = await import('../../../../test/bench/http/bench-http.js');
      process.exitCode = (await benchHttp(options, print)) === 0 ? 0 : 1;
    });
}

function benchProfileCommand(): Command {
  return new Command('profile')
    .description(
      "time of a candidate's profile, language gaps and dashboard, and statements for each, at several sizes of the board",
    )
    .option('--candidates <n,…>', 'on the board', sizes, [1_000, 100_000])
    .option('--requests <n>', 'for each measurement', wholeNumber, 1_000)
    .option('--offers <n>', 'live offers', wholeNumber, 10_000)
    .action(async (options: { candidates: number[]; requests: number; offers: number }) => {
      const { benchProfile } = await import('../../../../test/bench/profile/bench-profile.js');
      process.exitCode = (await benchProfile({ ...options, sizes: options.candidates }, print)) ? 0 : 1;
    });
}

function benchApplicantsCommand(): Command {
  return new Command('applicants')
    .description(
      "time of lists, board, bulk change and export of an offer's applicants, and statements for each, at several sizes",
    )
    .option('--applicants <n,…>', 'to one offer', sizes, [5_000, 50_000])
    .option('--requests <n>', 'for each measurement', wholeNumber, 200)
    .action(async (options: { applicants: number[]; requests: number }) => {
      const { benchApplicants } = await import('../../../../test/bench/applicants/bench-applicants.js');
      process.exitCode = (await benchApplicants({ ...options, sizes: options.applicants }, print)) ? 0 : 1;
    });
}

function benchLoginCommand(): Command {
  return new Command('login')
    .description('logins per second and memory of the API, and the time of the job list meanwhile')
    .option('--seconds <n>', 'for each measurement', wholeNumber, 20)
    .option('--connections <n>', 'logins under way at the same time', wholeNumber, 64)
    .option('--offers <n>', 'live offers', wholeNumber, 10_000)
    .action(async (options: { seconds: number; connections: number; offers: number }) => {
      const { benchLogin } = await import('../../../../test/bench/login/bench-login.js');
      process.exitCode = (await benchLogin(options, print)) ? 0 : 1;
    });
}

function benchLoginTimingCommand(): Command {
  return new Command('login-timing')
    .description('whether the time of a refused login tells if there is an account: a rank test over pairs')
    .option('--pairs <n>', 'pairs of a known and an unknown account', wholeNumber, 1_000)
    .action(async (options: { pairs: number }) => {
      const { benchLoginTiming } = await import('../../../../test/bench/login/bench-login-timing.js');
      process.exitCode = (await benchLoginTiming(options, print)) ? 0 : 1;
    });
}

function sizes(text: string): number[] {
  return text.split(',').map(wholeNumber);
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new InvalidArgumentError('It must be a whole number above 0.');
  }
  return value;
}
