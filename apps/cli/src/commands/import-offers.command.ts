import { failureOf, type ImportReport, OfferImporter, openAdSource, type RowReport } from '@babelboard/offers';
import { Settings } from '@babelboard/platform';
import { CatchUpIndexes } from '@babelboard/search';
import { CommandBus } from '@nestjs/cqrs';
import { Command } from 'commander';
import { inApplication } from '../application.js';
import { Progress } from '../progress.js';

interface Options {
  company: string;
  ignoreExpiry?: true;
  snapshot?: string;
  quiet?: true;
}

export function importOffersCommand(): Command {
  return new Command('import-offers')
    .description(
      'import ads from NDJSON, schema.org JobPosting JSON-LD or HR-XML; importing a file twice changes nothing',
    )
    .argument('<file|url>', 'file or URL of the ads')
    .requiredOption('--company <slug>', 'company for ads that name no employer; created if it does not exist')
    .option('--ignore-expiry', 'publish expired ads all the same, for 30 days')
    .option('--snapshot <name>', 'the file is everything under this name: close offers that it no longer holds')
    .option('--quiet', 'report only rows that were refused or need a look')
    .action(async (location: string, options: Options) => {
      await inApplication(async (app) => {
        const source = await openAdSource(location, { allowLoopback: !app.get(Settings).production });
        const progress = new Progress('Importing');
        const report = await app.get(OfferImporter).import(
          source,
          {
            companySlug: options.company,
            ignoreExpiry: options.ignoreExpiry === true,
            snapshot: options.snapshot ?? null,
          },
          (row) => {
            progress.update(source.bytesRead(), source.bytes ?? 0);
            printRow(row, options.quiet === true);
          },
        );
        progress.stop();
        await app.get(CommandBus).execute(new CatchUpIndexes());
        printSummary(report);
        process.exitCode = failureOf(report) === null ? 0 : 1;
      });
    });
}

function printRow(row: RowReport, quiet: boolean): void {
  if (quiet && row.outcome !== 'refused' && row.warnings.length === 0) {
    return;
  }
  const remarks = [...(row.refusal ? [row.refusal] : []), ...row.warnings].map(({ message }) => message);
  const offer = row.offerId === null ? '' : ` offer ${row.offerId}`;
  process.stdout.write(`row ${row.row}: ${row.outcome}${offer} ${row.title ?? ''} ${remarks.join(' ')}`.trimEnd());
  process.stdout.write('\n');
}

function printSummary(report: ImportReport): void {
  const counts = Object.entries({ ...report.reasons, ...report.warnings });
  process.stdout.write(
    `${report.rows} rows of ${report.format ?? 'nothing'}: ${report.created} created, ${report.changed} changed, ` +
      `${report.unchanged} unchanged, ${report.refused} refused, in ${report.seconds.toFixed(1)} s ` +
      `(${Math.round(report.rows / Math.max(report.seconds, 0.001))} rows/s)\n`,
  );
  for (const [code, count] of counts) {
    process.stdout.write(`  ${count} × ${code}\n`);
  }
  const failure = failureOf(report);
  if (failure !== null) {
    process.stdout.write(`  ${failure}\n`);
  }
  if (report.closed !== null) {
    process.stdout.write(`  ${report.closed} offers closed that are no longer in the snapshot\n`);
  }
  if (report.snapshotNote !== null) {
    process.stdout.write(`  ${report.snapshotNote}\n`);
  }
}
