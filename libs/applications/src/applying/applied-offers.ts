import { SettledOffers } from '@babelboard/matching/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationMarks } from './queries/application-marks.js';

/** Has matchings leave out what somebody has applied to; what they withdrew from may suit them again. */
@Injectable()
export class AppliedOffers implements OnModuleInit {
  constructor(
    private readonly settled: SettledOffers,
    private readonly marks: ApplicationMarks,
  ) {}

  onModuleInit(): void {
    this.settled.add(async (accountId, offerIds) => {
      const marks = await this.marks.among(accountId, offerIds);
      return [...marks].flatMap(([offerId, { status }]) => (status === 'withdrawn' ? [] : [offerId]));
    });
  }
}
