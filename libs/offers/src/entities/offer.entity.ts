import { NothingPersonal, plain } from '@babelboard/platform';
import { Entity } from 'typeorm';
import type { OfferContent } from '../domain/offer-content.js';
import { endOfOffer, NEW_AGAIN_AFTER_MS } from '../domain/offer-days.js';
import type { OfferState } from '../domain/offer-state.js';
import { NOTHING_POSTED, type OfferOutcome } from '../domain/posted-fields.js';
import { refuseUnfitContent, refuseUntitled } from '../domain/refuse-unfit-content.js';
import { offerNotTakenOff, offerStateForbids, offerTakenOff } from '../offer.errors.js';
import { WrittenOffer } from './written-offer.js';

/** A job ad of a company, with the states draft → published → paused ↔ published → closed | expired. */
@Entity('offer')
@NothingPersonal<Offer>('A public job ad', {
  id: plain(),
  companyId: plain(),
  state: plain(),
  title: plain(),
  descriptionHtml: plain(),
  descriptionText: plain(),
  adLanguageId: plain(),
  adLanguageDetected: plain(),
  workingLanguageId: plain(),
  places: plain(),
  languages: plain(),
  skillIds: plain(),
  remote: plain(),
  experience: plain(),
  employmentTypes: plain(),
  salary: plain(),
  applyUrl: plain(),
  promoted: plain(),
  companySuspended: plain(),
  postedAt: plain(),
  publishedAt: plain(),
  expiresAt: plain(),
  closedAt: plain(),
  source: plain(),
  sourceKey: plain(),
  contentHash: plain(),
  snapshot: plain(),
  titleKey: plain(),
  textHash: plain(),
  textWords: plain(),
  kind: plain(),
  collectiveAgreement: plain(),
  step: plain(),
  createdBy: plain(),
  applyHere: plain(),
  closedOutcome: plain(),
  sunk: plain(),
  pausedBySilence: plain(),
  expiryToldFor: plain(),
  openConfirmedAt: plain(),
  openAskedAt: plain(),
  takenOffAt: plain(),
  createdAt: plain(),
  updatedAt: plain(),
})
export class Offer extends WrittenOffer {
  static draft(companyId: number, content: OfferContent, now: Date): Offer {
    const offer = Object.assign(new Offer(), content, {
      companyId,
      state: 'draft',
      promoted: false,
      companySuspended: false,
      postedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    refuseUntitled(offer);
    refuseUnfitContent(offer);
    return offer;
  }

  /** A draft that a member of the company writes here; it may lack anything. */
  static begin(companyId: number, createdBy: number, step: number, now: Date): Offer {
    const begun = { companyId, createdBy, step, state: 'draft', postedAt: now, createdAt: now };
    const offer = Object.assign(new Offer(), begun);
    offer.edit(NOTHING_POSTED, '', now);
    return offer;
  }

  /** Shows the offer for 30 days, or until `until` where that is sooner. A paused offer keeps its date. */
  publish(now: Date, until: Date | null = null): void {
    if (this.state === 'published') {
      throw offerStateForbids('published', this.state);
    }
    refuseUntitled(this);
    if (this.state !== 'paused' || this.expiresAt === null || this.expiresAt <= now) {
      this.expiresAt = endOfOffer(now, until);
    }
    if (this.createdBy != null && this.publishedAt === null) {
      this.postedAt = now;
    }
    this.publishedAt ??= now;
    if (!this.pausedBySilence) {
      this.openConfirmedAt = now;
    }
    this.closedAt = null;
    this.closedOutcome = null;
    this.changeState('published', now);
  }

  /** Keeps the date of the same ad posted a short while ago: taking an ad down and posting it anew does not put it first in lists. */
  keepPostingDate(lastPosted: Date | null, now: Date): void {
    if (lastPosted !== null && now.getTime() - lastPosted.getTime() < NEW_AGAIN_AFTER_MS) {
      this.postedAt = lastPosted;
    }
  }

  /** Gives a published offer its 30 days anew, or the days until `until` where that is sooner. */
  renew(now: Date, until: Date | null = null): void {
    if (this.state !== 'published') {
      throw offerStateForbids('renewed', this.state);
    }
    this.expiresAt = endOfOffer(now, until);
    this.openConfirmedAt = now;
    this.updatedAt = now;
  }

  /** Its company says that it is still looking. */
  confirmOpen(now: Date): void {
    if (!this.isLive(now)) {
      throw offerStateForbids('confirmed', this.state);
    }
    this.openConfirmedAt = now;
  }

  /** Its company is asked once whether it is still looking, until it says so. */
  askWhetherOpen(now: Date): void {
    this.openAskedAt = now;
  }

  /** Shows it first where nobody searches for words; the placement is labelled. */
  promote(): void {
    this.promoted = true;
  }

  pause(now: Date): void {
    if (this.state !== 'published') {
      throw offerStateForbids('paused', this.state);
    }
    this.changeState('paused', now);
  }

  /** Hides it until its company answers its applicants. */
  pauseForSilence(now: Date): void {
    this.pause(now);
    this.pausedBySilence = true;
  }

  /** @param outcome how the search ended, where somebody says so */
  close(now: Date, outcome: OfferOutcome | null = null): void {
    if (this.state === 'closed') {
      throw offerStateForbids('closed', this.state);
    }
    if (this.state !== 'expired') {
      this.closedAt = now;
    }
    this.closedOutcome = outcome;
    this.changeState('closed', now);
  }

  /** @param since when it ended, for an ad that comes in after its last day */
  expire(now: Date, since: Date = now): void {
    if (this.state === 'closed') {
      throw offerStateForbids('expired', this.state);
    }
    this.closedAt = now;
    this.expiresAt = this.expiresAt !== null && this.expiresAt < since ? this.expiresAt : since;
    this.changeState('expired', now);
  }

  /** Stands last in lists from now on, or where its date puts it. */
  sink(sunk: boolean): void {
    this.sunk = sunk;
  }

  /** Its company is told once that this end comes. */
  tellExpiry(): void {
    this.expiryToldFor = this.expiresAt;
  }

  /** Hides it, whatever its state, until an operator reinstates it. @throws DomainError OFFER_TAKEN_OFF */
  takeOff(now: Date): void {
    this.requireOnBoard();
    this.takenOffAt = now;
    this.updatedAt = now;
  }

  /** @throws DomainError OFFER_NOT_TAKEN_OFF */
  reinstate(now: Date): void {
    if (this.takenOffAt == null) {
      throw offerNotTakenOff();
    }
    this.takenOffAt = null;
    this.updatedAt = now;
  }

  /** Its company neither shows nor copies what an operator took off. @throws DomainError OFFER_TAKEN_OFF */
  requireOnBoard(): void {
    if (this.takenOffAt != null) {
      throw offerTakenOff();
    }
  }

  /** The one rule of what the public sees; `liveOfferSql` is the same rule for queries. */
  isLive(now: Date): boolean {
    return (
      this.state === 'published' &&
      this.expiresAt !== null &&
      this.expiresAt > now &&
      !this.companySuspended &&
      this.takenOffAt == null
    );
  }

  private changeState(state: OfferState, now: Date): void {
    this.state = state;
    this.pausedBySilence = false;
    this.updatedAt = now;
  }
}
