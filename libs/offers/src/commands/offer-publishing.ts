import { Entitlements } from '@babelboard/billing/contract';
import { CompanyDirectory } from '@babelboard/companies/contract';
import { adAsksForPayHistory } from '@babelboard/pay-history/contract';
import { Clock, checkTogether, Outbox } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { missingParts } from '../domain/missing-parts.js';
import { asksForMoney } from '../domain/unfair-wording.js';
import { lockOffer } from '../entities/lock-offer.js';
import type { Offer } from '../entities/offer.entity.js';
import { OfferPublished } from '../events/offer-published.event.js';
import {
  companyNotVerified,
  companySuspended,
  moneyAskedInOffer,
  offerNotFound,
  offerPartMissing,
  payHistoryAskedInOffer,
} from '../offer.errors.js';
import { PayRules } from '../queries/pay-rules.js';
import { OfferFingerprints } from './offer-fingerprints.js';

/** What must hold before a company's offer is shown. */
@Injectable()
export class OfferPublishing {
  constructor(
    private readonly companies: CompanyDirectory,
    private readonly entitlements: Entitlements,
    private readonly payRules: PayRules,
    private readonly fingerprints: OfferFingerprints,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks an offer of a company that may publish, the company before the offer, as its suspension does.
   * @throws DomainError COMPANY_NOT_VERIFIED, COMPANY_SUSPENDED, OFFER_NOT_FOUND, OFFER_TAKEN_OFF
   */
  async lock(tx: EntityManager, companyId: number, offerId: number): Promise<Offer> {
    const standing = await this.companies.holdStanding(tx, companyId);
    if (standing === null) {
      throw offerNotFound(offerId);
    }
    if (standing.suspended) {
      throw companySuspended();
    }
    if (standing.state !== 'verified') {
      throw companyNotVerified();
    }
    const offer = await lockOffer(tx, offerId, companyId);
    offer.requireOnBoard();
    return offer;
  }

  /** @throws DomainError OFFER_PART_MISSING, OFFER_PAY_HISTORY, OFFER_ASKS_MONEY, one or several together */
  async requireFit(offer: Offer): Promise<void> {
    const fields = offer.postedFields();
    const missing = missingParts(fields, this.payRules.mustNamePay(fields.places));
    await checkTogether(
      ...missing.map((part) => () => {
        throw offerPartMissing(part);
      }),
      async () => {
        if (await adAsksForPayHistory(offer.descriptionText)) {
          throw payHistoryAskedInOffer();
        }
      },
      ...(['title', 'description'] as const).map((path) => () => {
        if (asksForMoney(path === 'title' ? offer.title : offer.descriptionText)) {
          throw moneyAskedInOffer(path);
        }
      }),
    );
  }

  /** Shows an offer that was locked by `lock`. @throws DomainError OFFER_PART_MISSING, OFFER_PAY_HISTORY, OFFER_ASKS_MONEY, OFFER_STATE_FORBIDS, OFFER_ALLOWANCE_USED */
  async publish(tx: EntityManager, offer: Offer): Promise<void> {
    await this.requireFit(offer);
    const isNew = offer.publishedAt === null;
    offer.publish(this.clock.now());
    offer.sink(await this.isSilent(tx, offer.companyId));
    // What an import brought takes no room.
    if (offer.source === null) {
      await this.entitlements.requireRoom(tx, offer.companyId, () => this.countLive(tx, offer.companyId));
    }
    offer.setFingerprint(this.fingerprints.of(offer));
    if (isNew && offer.createdBy !== null) {
      offer.keepPostingDate(await this.lastPosted(tx, offer), this.clock.now());
    }
    await tx.save(offer);
    await this.outbox.add(tx, new OfferPublished({ offerId: offer.id }));
  }

  /** Shows a locked offer again that had to be paused; it stays paused where it has ended meanwhile or its company has no room left. */
  async showAgain(tx: EntityManager, offer: Offer): Promise<void> {
    const now = this.clock.now();
    if (offer.expiresAt === null || offer.expiresAt <= now) {
      return;
    }
    if (offer.source === null && !(await this.hasRoom(tx, offer.companyId))) {
      return;
    }
    offer.publish(now);
    await tx.save(offer);
    await this.outbox.add(tx, new OfferPublished({ offerId: offer.id }));
  }

  private async hasRoom(tx: EntityManager, companyId: number): Promise<boolean> {
    await this.entitlements.lock(tx, companyId);
    return (await this.countLive(tx, companyId)) < (await this.entitlements.liveOffersAllowed(tx, companyId));
  }

  /** When its company last posted the same ad; null for the first time. */
  private async lastPosted(tx: EntityManager, { id, companyId, titleKey, textHash }: Offer): Promise<Date | null> {
    const [row] = await tx.query<{ postedAt: Date | null }[]>(
      `SELECT max(posted_at) AS "postedAt" FROM offer
       WHERE company_id = $1 AND title_key = $2 AND text_hash = $3 AND id <> $4 AND published_at IS NOT NULL`,
      [companyId, titleKey, textHash, id],
    );
    return row?.postedAt ?? null;
  }

  /** A company whose offers stand last may not leave them behind with a new one. */
  private async isSilent(tx: EntityManager, companyId: number): Promise<boolean> {
    const [row] = await tx.query<{ silent: boolean }[]>(
      'SELECT EXISTS (SELECT FROM offer WHERE company_id = $1 AND sunk) AS silent',
      [companyId],
    );
    return row?.silent ?? false;
  }

  private async countLive(tx: EntityManager, companyId: number): Promise<number> {
    const [row] = await tx.query<{ live: number }[]>(
      `SELECT count(*)::int AS live FROM offer
       WHERE company_id = $1 AND source IS NULL AND state = 'published' AND expires_at > $2`,
      [companyId, this.clock.now()],
    );
    return row?.live ?? 0;
  }
}
