import { SessionLocks } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/**
 * Keeps whoever sends a CV apart from whoever takes it back: what is on its way cannot be taken back, and what was taken back does not
 * leave. Free again as soon as the process that sends it is gone.
 */
@Injectable()
export class DepartureLocks {
  constructor(private readonly locks: SessionLocks) {}

  /** Gives `undefined` without doing the work while another sends it or takes it back. */
  tryWith<T>(feedbackId: number, work: () => Promise<T>): Promise<T | undefined> {
    return this.locks.tryWith(`cv-feedback.${feedbackId}`, work);
  }
}
