import { Command } from '@nestjs/cqrs';
import type { InterviewWay } from '../entities/interview-slot.entity.js';

/** What a member offers: some times, all in one place. */
export interface SlotsToOffer {
  times: readonly { startsAt: Date; minutes: number }[];
  /** Accounts of those who hold the interview; the member who asks where nobody is named. */
  interviewerIds: readonly number[];
  /** IANA. */
  timeZone: string;
  way: InterviewWay;
  place: string;
  note: string;
}

export interface OfferedSlots {
  slots: number;
  invited: number[];
  /** How many of these were not yet at their interview and are now. */
  moved: number;
  /** Whose application has ended. */
  leftOut: number[];
}

/** A member offers times for an interview to applicants of an offer. */
export class OfferInterviewSlots extends Command<OfferedSlots> {
  constructor(
    readonly member: { companyId: number; accountId: number },
    readonly applicationIds: readonly number[],
    readonly offered: SlotsToOffer,
  ) {
    super();
  }
}
