import { Command } from '@nestjs/cqrs';

/** Has offers that were added in great number found in seconds, rather than by the event of each. */
export class CatchUpIndexes extends Command<void> {}
