import { BlockedCompanies, type ProfileSnapshot } from '@babelboard/candidates/contract';
import { type HeldOffer, HeldOffers } from '@babelboard/offers/contract';
import type { ApplyRefusal } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { cannotApply } from './application.errors.js';
import { refusalOf } from './domain/refusal.js';
import { JobApplication } from './entities/job-application.entity.js';

/** Whether somebody can apply, and what that was decided by. */
export interface ApplyVerdict {
  refusal: ApplyRefusal | null;
  offer: HeldOffer | null;
  application: JobApplication | null;
}

/** Says whether somebody can apply to an offer: for the form, and in the transaction that sends it. */
@Injectable()
export class ApplyRules {
  constructor(
    private readonly offers: HeldOffers,
    private readonly blocked: BlockedCompanies,
  ) {}

  /** The offer stays as it is until the transaction ends. */
  async judge(tx: EntityManager, { person, progress }: ProfileSnapshot, offerId: number): Promise<ApplyVerdict> {
    const offer = await this.offers.hold(tx, offerId);
    const application = await tx.findOneBy(JobApplication, { offerId, accountId: person.id });
    const refusal = refusalOf({
      offer,
      blocked: offer !== null && (await this.blocked.hides(person.id, offer.companyId, tx)),
      verified: person.verified,
      tasksPending: progress.pendingToApply.length > 0,
      status: application?.status ?? null,
    });
    return { refusal, offer, application };
  }

  /** @throws DomainError APPLY_… (`ApplyRefusal`) */
  async require(
    tx: EntityManager,
    profile: ProfileSnapshot,
    offerId: number,
  ): Promise<{ offer: HeldOffer; application: JobApplication | null }> {
    const { refusal, offer, application } = await this.judge(tx, profile, offerId);
    if (refusal !== null || offer === null) {
      throw cannotApply(refusal ?? 'OFFER_NOT_LIVE');
    }
    return { offer, application };
  }
}
