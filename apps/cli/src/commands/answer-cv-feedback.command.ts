import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { AnswerFeedback } from '@babelboard/cv-feedback';
import { answerFeedbackRequest } from '@babelboard/wire';
import { CommandBus } from '@nestjs/cqrs';
import { Command } from 'commander';
import { inApplication } from '../application.js';

interface Options {
  text?: string;
  file?: string;
}

export function answerCvFeedbackCommand(): Command {
  return new Command('answer-cv-feedback')
    .description('give a candidate the answer to a CV that went to a mailbox')
    .argument('<delivery>', 'number of the delivery, as the mail says it')
    .option('--text <file>', 'a text file with what is said of the CV')
    .option('--file <file>', 'a document that goes along, such as the new CV')
    .action(async (delivery: string, { text, file }: Options) => {
      const said = answerFeedbackRequest
        .pick({ delivery_id: true, text: true })
        .safeParse({ delivery_id: delivery, text: text && (await readFile(text, 'utf8')) });
      if (!said.success) {
        throw new Error(said.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
      }
      const sent = file ? { path: resolve(file), name: basename(file), size: (await stat(file)).size } : null;
      await inApplication((app) =>
        app.get(CommandBus).execute(new AnswerFeedback(delivery, { text: said.data.text, file: sent }, null)),
      );
      process.stdout.write('The answer stands beside the CV, and a mail tells of it\n');
    });
}
