import { setTimeout } from 'node:timers/promises';
import { Clock, PutBack, RateLimits, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ComplaintRates } from '../complaints/queries/complaint-rates.js';
import { asksForTime } from './domain/asks-for-time.js';
import { MailDomainHolds } from './store/mail-domain-holds.js';

/** So long mails that can be stopped wait while too many people call them spam. */
const COMPLAINTS_MS = 15 * 60_000;
/** After that nobody waits for a mail any more: its task fails, and an operator sees it. */
const PATIENCE_MS = 3 * 86_400_000;
/** So long a mail waits before it asks again whether it is its turn, and at most as long again: else all would ask at once. */
const AGAIN_MS = 200;

/** Says when it is a mail's turn, over all workers. */
@Injectable()
export class MailTurns {
  constructor(
    private readonly complaints: ComplaintRates,
    private readonly holds: MailDomainHolds,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Asked before a mail is claimed: whether it is put back because of complaints, or since the server of its domain asks for time. */
  async postponement(
    tx: EntityManager,
    address: string,
    { canBeStopped }: { canBeStopped: boolean },
  ): Promise<PutBack | null> {
    if (canBeStopped && (await this.complaints.stopBulkMail(tx))) {
      return new PutBack('Too many people call mails spam', COMPLAINTS_MS);
    }
    const waitMs = await this.holds.waitOf(tx, address);
    return waitMs === 0 ? null : askedForTime(waitMs);
  }

  /** Waits until a mail may be handed over (`MAIL_PER_SECOND`). A worker takes no more tasks meanwhile than it can hold. */
  async come(): Promise<void> {
    const { mailPerSecond } = this.settings;
    if (mailPerSecond === 0) {
      return;
    }
    while (!(await this.limits.admits('mail-turn', 'all', { points: mailPerSecond, seconds: 1 }))) {
      await setTimeout(AGAIN_MS * (1 + Math.random()));
    }
  }

  /** For a mail that was taken. */
  async noteTaken(tx: EntityManager, address: string): Promise<void> {
    await this.holds.letGo(tx, address);
  }

  /** For a mail that was not: gives when it is tried again where the server asks for time; others to its domain wait, too. */
  async noteRefused(address: string, since: Date, error: unknown): Promise<PutBack | null> {
    const isTooOld = this.clock.now().getTime() - since.getTime() > PATIENCE_MS;
    return isTooOld || !asksForTime(error) ? null : askedForTime(await this.holds.hold(address));
  }
}

function askedForTime(waitMs: number): PutBack {
  return new PutBack('The server of the domain asks for time', waitMs);
}
