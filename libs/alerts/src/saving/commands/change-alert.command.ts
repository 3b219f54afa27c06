import { Command } from '@nestjs/cqrs';
import type { Pause } from '../domain/alert-state.js';
import type { DigestTimes } from '../domain/next-digest.js';

export type AlertChange = Partial<DigestTimes & { address: string; name: string | null; paused: Pause }>;

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
