import { Command } from '@nestjs/cqrs';
import type { Pause } from '../domain/alert-state.js';
import type { DigestTimes } from '../domain/next-digest.js';

export type AlertChange = Partial<
  DigestTimes & {
    address: string;
    /** Whether that list is a part of the one before: what waits in it to be told is news still. */
    isNarrower: boolean;
    name: string | null;
    paused: Pause;
  }
>;

/** Changes an alert; what is absent stays. */
export class ChangeAlert extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly alertId: number,
    readonly change: AlertChange,
  ) {
    super();
  }
}
