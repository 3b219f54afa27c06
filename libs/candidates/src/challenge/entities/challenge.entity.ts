import { PersonalData, personal, plain } from '@babelboard/platform';
import { CHALLENGE_DAYS } from '@babelboard/wire';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { nextMorning } from '../domain/next-morning.js';
import type { Step } from '../domain/step-of-day.js';

/** Why no further step comes: a week is over, nothing is left to do, the person left, or does not want the mails. */
export type ChallengeEnd = 'week-over' | 'all-done' | 'left' | 'unwanted';

/** That somebody takes part in the challenge: one small step of the profile a day, for a week. */
@Entity('challenge')
@PersonalData<Challenge>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'challenge',
  columns: {
    accountId: plain(),
    joinedAt: personal('joined_at'),
    timeZone: personal('time_zone'),
    steps: personal('steps_by_day'),
    nextAt: personal('next_step_at'),
    ending: personal('ending'),
  },
})
export class Challenge {
  @PrimaryColumn('int')
  accountId!: number;

  @Column('timestamptz')
  joinedAt!: Date;

  /** IANA. */
  @Column('text')
  timeZone!: string;

  /** The steps that were given, one a day. */
  @Column('text', { array: true })
  steps!: Step[];

  /** When the next one is due; null where none comes any more. */
  @Column('timestamptz', { nullable: true })
  nextAt!: Date | null;

  @Column('text', { nullable: true })
  ending!: ChallengeEnd | null;

  static join(accountId: number, timeZone: string, now: Date): Challenge {
    const nextAt = nextMorning(now, timeZone);
    return Object.assign(new Challenge(), { accountId, joinedAt: now, timeZone, steps: [], nextAt, ending: null });
  }

  isRunning(): boolean {
    return this.ending === null;
  }

  /** Gives the step of today. @returns the day, from 1 */
  give(step: Step, now: Date): number {
    this.steps = [...this.steps, step];
    this.nextAt = nextMorning(now, this.timeZone);
    if (this.steps.length === CHALLENGE_DAYS) {
      this.end('week-over');
    }
    return this.steps.length;
  }

  /** Today brings nothing: the next morning does. */
  skip(now: Date): void {
    this.nextAt = nextMorning(now, this.timeZone);
  }

  end(ending: ChallengeEnd): void {
    this.ending = ending;
    this.nextAt = null;
  }
}
