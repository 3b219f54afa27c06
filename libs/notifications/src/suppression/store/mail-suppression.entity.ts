import { maskPersonalData, PersonalData, personal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailReport } from '../domain/mail-report.js';

const DAY_MS = 86_400_000;
/** So many soft bounces within this time, and a mailbox counts as out of reach. */
const MOST_SOFT_BOUNCES = 5;
const SOFT_BOUNCE_WINDOW_MS = 14 * DAY_MS;
const LONGEST_ANSWER = 300;
/** So long after the last report or try an address out of reach is tried once more, for who has asked for a mail. */
const TRY_AGAIN_MS = DAY_MS;

export type SuppressionReason = 'hard-bounce' | 'soft-bounces' | 'complaint';

/** By how much they stop: a later reason never lets more mails through than an earlier one. */
const WEIGHT: Record<SuppressionReason, number> = { complaint: 1, 'soft-bounces': 2, 'hard-bounce': 3 };

export interface MailToStop {
  canBeStopped: boolean;
  /** Whether somebody has just asked for it. */
  askedFor: boolean;
}

/** What mail servers report of an address: whether mails reach it, and whether its owner calls them spam. */
@Entity('mail_suppression')
@PersonalData<MailSuppression>({
  owner: { email: 'emailKey' },
  onErasure: 'delete-row',
  exportAs: 'mail_suppressions',
  columns: {
    emailKey: personal('email'),
    id: plain(),
    reason: personal('reason'),
    since: personal('since'),
    softBounces: personal('soft_bounces'),
    answer: personal('answer'),
    liftedAt: personal('lifted_at'),
    triedAt: personal('tried_at'),
    complainedAt: personal('complained_at'),
    changedAt: plain('changed_at'),
  },
})
export class MailSuppression {
  @PrimaryColumn('text')
  emailKey!: string;

  /** By which operators name it. */
  @Column({ type: 'bigint', insert: false, update: false })
  readonly id!: string;

  /** Why mails stop; null while they do not. */
  @Column('text', { nullable: true })
  reason!: SuppressionReason | null;

  @Column('timestamptz', { nullable: true })
  since!: Date | null;

  /** When the latest were, each moment once: a report that comes twice is one bounce. */
  @Column('timestamptz', { array: true })
  softBounces!: Date[];

  /** What the server said, without addresses. */
  @Column('text', { nullable: true })
  answer!: string | null;

  /** When mails were let through again: what was reported before does not count. */
  @Column('timestamptz', { nullable: true })
  liftedAt!: Date | null;

  /** When a mail was last sent all the same, because somebody had just asked for it. */
  @Column('timestamptz', { nullable: true })
  triedAt!: Date | null;

  /** When its owner last reported a mail as spam; letting mails through again does not undo that. */
  @Column('timestamptz', { nullable: true })
  complainedAt!: Date | null;

  @Column('timestamptz')
  changedAt!: Date;

  /** Takes in a report, in any order and however often it comes. */
  note({ type, permanent, at, answer }: MailReport, now: Date): void {
    // Clocks of others may run ahead: a report of the future would outlive every "try again".
    const moment = at > now ? now : at;
    if (this.liftedAt !== null && moment <= this.liftedAt) {
      return;
    }
    this.changedAt = now;
    if (type === 'delivered') {
      this.softBounces = this.softBounces.filter((one) => one > moment);
    } else if (type === 'complaint') {
      this.complainedAt = new Date(Math.max(moment.getTime(), this.complainedAt?.getTime() ?? 0));
      this.suppress('complaint', moment, answer);
    } else if (permanent) {
      this.suppress('hard-bounce', moment, answer);
    } else {
      this.noteSoftBounce(moment, answer, now);
    }
  }

  /** Lets mails through again. */
  lift(now: Date): void {
    Object.assign(this, { reason: null, since: null, softBounces: [], answer: null, triedAt: null });
    Object.assign(this, { liftedAt: now, changedAt: now });
  }

  /**
   * Whether a mail is not to be sent. A complaint is about mails that nobody needs: what an account needs still comes. What somebody
   * has just asked for comes once a day at most: the mailbox may work again, and without it they would not get into their account.
   */
  stops({ canBeStopped, askedFor }: MailToStop, now: Date): boolean {
    if (this.reason === null || (this.reason === 'complaint' && !canBeStopped)) {
      return false;
    }
    return !askedFor || now.getTime() - Math.max(this.changedAt.getTime(), this.triedAt?.getTime() ?? 0) < TRY_AGAIN_MS;
  }

  /** Notes that a mail was sent all the same. */
  noteTry(now: Date): void {
    if (this.reason !== null) {
      this.triedAt = now;
    }
  }

  private noteSoftBounce(moment: Date, answer: string | null, now: Date): void {
    const begin = now.getTime() - SOFT_BOUNCE_WINDOW_MS;
    const times = new Set([...this.softBounces, moment].map((one) => one.getTime()).filter((time) => time > begin));
    this.softBounces = [...times].sort((a, b) => a - b).map((time) => new Date(time));
    if (times.size >= MOST_SOFT_BOUNCES) {
      this.suppress('soft-bounces', moment, answer);
    }
  }

  private suppress(reason: SuppressionReason, since: Date, answer: string | null): void {
    if (this.reason === null || WEIGHT[reason] > WEIGHT[this.reason]) {
      const masked = answer && maskPersonalData(answer, 'gone').slice(0, LONGEST_ANSWER);
      Object.assign(this, { reason, since, answer: masked });
    }
  }
}
