import { GrantCredits } from '@babelboard/billing';
import { CompanyDirectory } from '@babelboard/companies';
import { CommandBus } from '@nestjs/cqrs';
import { Command, InvalidArgumentError } from 'commander';
import { inApplication } from '../application.js';
import { wholeNumber } from './whole-number.js';

interface Options {
  company: string;
  amount: number;
  expires?: Date;
  reason?: string;
}

export function grantCreditsCommand(): Command {
  return new Command('grant-credits')
    .description('give a company credits with which it unlocks people in the CV search')
    .requiredOption('--company <slug>', 'company')
    .requiredOption('--amount <n>', 'how many; below zero takes back what is left', wholeNumber)
    .option('--expires <date>', 'day on which what is left goes (YYYY-MM-DD, UTC); never where absent', day)
    .option('--reason <text>', 'why, for whoever reads the ledger; name no person')
    .action(async ({ company, amount, expires, reason }: Options) => {
      const left = await inApplication(async (app) => {
        const id = await app.get(CompanyDirectory, { strict: false }).idOf(company);
        if (id === undefined) {
          throw new Error(`There is no company with the slug ${company}.`);
        }
        return app.get(CommandBus).execute(new GrantCredits(id, amount, reason ?? null, expires ?? null));
      });
      process.stdout.write(`${company} has ${left} credits\n`);
    });
}

function day(text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime())) {
    throw new InvalidArgumentError('It must be a day: YYYY-MM-DD.');
  }
  return date;
}
