import { GrantLiveOffers } from '@babelboard/billing';
import { CompanyDirectory } from '@babelboard/companies';
import { CommandBus } from '@nestjs/cqrs';
import { Command } from 'commander';
import { inApplication } from '../application.js';
import { wholeNumber } from './whole-number.js';

interface Options {
  company: string;
  amount: number;
  reason?: string;
}

export function grantOffersCommand(): Command {
  return new Command('grant-offers')
    .description('let a company have more live offers at once than the free one')
    .requiredOption('--company <slug>', 'company')
    .requiredOption('--amount <n>', 'how many more; below zero takes back what was granted', wholeNumber)
    .option('--reason <text>', 'why, for whoever reads the ledger; name no person')
    .action(async ({ company, amount, reason }: Options) => {
      const allowed = await inApplication(async (app) => {
        const id = await app.get(CompanyDirectory, { strict: false }).idOf(company);
        if (id === undefined) {
          throw new Error(`There is no company with the slug ${company}.`);
        }
        return app.get(CommandBus).execute(new GrantLiveOffers(id, amount, reason ?? null));
      });
      process.stdout.write(`${company} can have ${allowed} live offers at a time\n`);
    });
}
