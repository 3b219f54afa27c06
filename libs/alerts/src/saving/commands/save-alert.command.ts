import { Command } from '@nestjs/cqrs';
import type { DigestTimes } from '../domain/next-digest.js';

/** Has somebody told of new offers of a list. What is absent of the times is the usual, or stays where there is an alert for the list. */
export class SaveAlert extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly alert: { address: string; name?: string | null } & Pick<DigestTimes, 'timeZone'> & Partial<DigestTimes>,
  ) {
    super();
  }
}
