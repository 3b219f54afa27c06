import { Command } from '@nestjs/cqrs';

/** Lets mails go on that wait because of complaints, for an operator. */
export class LetBulkMailGoOn extends Command<void> {}
