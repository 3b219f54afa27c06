import { Query } from '@nestjs/cqrs';

/** A company's offers in numbers. */
export interface OwnOffersSummary {
  drafts: number;
  live: number;
  paused: number;
  /** Taken off the board by an operator. */
  takenOff: number;
  /** Live, and ending within a week. */
  expiring: number;
  /** Live, and to be confirmed as still open. */
  unconfirmed: number;
  /** Live, and taking the company's room: those of imports do not. */
  used: number;
  everLive: boolean;
  viewsThisWeek: number;
  viewsWeekBefore: number;
}

export class SummariseOwnOffers extends Query<OwnOffersSummary> {
  constructor(readonly companyId: number) {
    super();
  }
}
