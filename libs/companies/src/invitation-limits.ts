import { StrangerMails } from '@babelboard/identity/contract';
import { type CountedUse, Database, RateLimits } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { AdvertisingCompanies } from './advertising-companies.js';
import { invitationsUsedUp } from './company.errors.js';

const A_DAY = 86_400;
/** Mails of invitations of one company within a day, whoever of its owners sends them. */
const MOST = 30;
/** The same where it has no live offer: nobody sees what it is there for. */
const MOST_WITHOUT_OFFER = 5;

/** Bounds the mails that a company has sent to addresses that its owners typed. */
@Injectable()
export class InvitationLimits {
  constructor(
    private readonly database: Database,
    private readonly advertising: AdvertisingCompanies,
    private readonly mails: StrangerMails,
    private readonly limits: RateLimits,
  ) {}

  /** Counts a mail that `send` has sent; where that is refused nothing is used up. @throws DomainError INVITATIONS_USED_UP, RATE_LIMITED */
  async counting(companyId: number, email: string, send: () => Promise<void>): Promise<void> {
    const advertises = await this.advertising.advertises(this.database.dataSource.manager, companyId);
    const of = (name: string, points: number): CountedUse => ({
      ...{ name, key: String(companyId), limit: { points, seconds: A_DAY } },
      refusal: (retryAfter: number) => invitationsUsedUp(points, !advertises, retryAfter),
    });
    await this.limits.counting(
      [
        of('company-invitations', MOST),
        ...(advertises ? [] : [of('company-invitations-without-offer', MOST_WITHOUT_OFFER)]),
        this.mails.invitation(email),
      ],
      send,
    );
  }
}
