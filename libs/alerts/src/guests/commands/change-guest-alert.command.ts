import { Command } from '@nestjs/cqrs';
import type { Pause } from '../../saving/domain/alert-state.js';
import type { AlertRhythm } from '../../saving/store/job-alert.entity.js';

/** Changes an alert of a guest; what is absent stays. */
export class ChangeGuestAlert extends Command<void> {
  constructor(
    readonly guestAlertId: number,
    /** `address` is that of a part of the list before. */
    readonly change: { rhythm?: AlertRhythm; paused?: Pause; address?: string },
  ) {
    super();
  }
}
