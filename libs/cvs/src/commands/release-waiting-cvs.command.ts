import { Command } from '@nestjs/cqrs';

/** Lets files pass that wait for a scanner which was taken away: an operator's decision. Gives how many there were. */
export class ReleaseWaitingCvs extends Command<number> {}
