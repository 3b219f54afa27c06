import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EmploymentType } from '../domain/employment-type.js';
import type { Experience } from '../domain/experience.js';
import type { LanguageRequirement, OfferContent, OfferPlace } from '../domain/offer-content.js';
import { endOfOffer } from '../domain/offer-days.js';
import type { OfferFingerprint } from '../domain/offer-fingerprint.js';
import type { OfferState } from '../domain/offer-state.js';
import { refuseUnfitContent } from '../domain/refuse-unfit-content.js';
import type { RemoteMode } from '../domain/remote-mode.js';
import type { Salary } from '../domain/salary.js';
import { offerStateForbids } from '../offer.errors.js';

/** Where an imported offer comes from. */
export interface OfferOrigin {
  source: string;
  /** The ad's id in its source, else a hash of its content. */
  sourceKey: string;
  /** Hash over all that is stored: an unchanged row is recognised by it. */
  contentHash: string;
  snapshot: string | null;
  /** The date of the ad. */
  postedAt: Date;
}

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
  createdAt: plain(),
  updatedAt: plain(),
})
export class Offer {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  readonly id!: number;

  @Column('int')
  companyId!: number;

  @Column('text')
  state!: OfferState;

  @Column('text')
  title!: string;

  @Column('text')
  descriptionHtml!: string;

  @Column('text')
  descriptionText!: string;

  @Column('int', { nullable: true })
  adLanguageId!: number | null;

  @Column('boolean')
  adLanguageDetected!: boolean;

  @Column('int', { nullable: true })
  workingLanguageId!: number | null;

  @Column('jsonb')
  places!: OfferPlace[];

  @Column('jsonb')
  languages!: LanguageRequirement[];

  @Column('int', { array: true })
  skillIds!: number[];

  @Column('text', { nullable: true })
  remote!: RemoteMode | null;

  @Column('smallint', { nullable: true })
  experience!: Experience | null;

  @Column('smallint', { array: true })
  employmentTypes!: EmploymentType[];

  @Column('jsonb', { nullable: true })
  salary!: Salary | null;

  @Column('text', { nullable: true })
  applyUrl!: string | null;

  @Column('boolean', { default: false })
  promoted!: boolean;

  @Column('boolean', { default: false })
  companySuspended!: boolean;

  /** The date of the ad, shown and sorted by. */
  @Column('timestamptz')
  postedAt!: Date;

  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Column('text', { nullable: true })
  source!: string | null;

  @Column('text', { nullable: true })
  sourceKey!: string | null;

  @Column('text', { nullable: true })
  contentHash!: string | null;

  @Column('text', { nullable: true })
  snapshot!: string | null;

  /** These three recognise the same job in another place (`OfferFingerprint`). */
  @Column('text', { default: '' })
  titleKey!: string;

  @Column('char', { length: 16, nullable: true })
  textHash!: string | null;

  @Column('int', { default: 0 })
  textWords!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

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
    refuseUnfitContent(offer);
    return offer;
  }

  /** Shows the offer for 30 days, or until `until` where that is sooner. A paused offer keeps its date. */
  publish(now: Date, until: Date | null = null): void {
    if (this.state === 'published') {
      throw offerStateForbids('published', this.state);
    }
    if (this.state !== 'paused' || this.expiresAt === null || this.expiresAt <= now) {
      this.expiresAt = endOfOffer(now, until);
    }
    this.publishedAt ??= now;
    this.closedAt = null;
    this.changeState('published', now);
  }

  /** Takes the words of a newer version of the ad. */
  revise(content: OfferContent, now: Date): void {
    Object.assign(this, content);
    refuseUnfitContent(this);
    this.updatedAt = now;
  }

  /** Gives a published offer its 30 days anew, or the days until `until` where that is sooner. */
  renew(now: Date, until: Date | null = null): void {
    if (this.state !== 'published') {
      throw offerStateForbids('renewed', this.state);
    }
    this.expiresAt = endOfOffer(now, until);
    this.updatedAt = now;
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

  close(now: Date): void {
    if (this.state === 'closed') {
      throw offerStateForbids('closed', this.state);
    }
    this.closedAt = now;
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

  /** The one rule of what the public sees; `liveOfferSql` is the same rule for queries. */
  isLive(now: Date): boolean {
    return this.state === 'published' && this.expiresAt !== null && this.expiresAt > now && !this.companySuspended;
  }

  /** Takes what recognises the same job in another place, worked out from its words. */
  setFingerprint(fingerprint: OfferFingerprint): void {
    Object.assign(this, fingerprint);
  }

  /** Takes where it was imported from. */
  setOrigin(origin: OfferOrigin): void {
    Object.assign(this, origin);
  }

  /** Takes the employer that the source names now, and whether the public may see that employer's offers. */
  setCompany(companyId: number, suspended: boolean): void {
    this.companyId = companyId;
    this.companySuspended = suspended;
  }

  private changeState(state: OfferState, now: Date): void {
    this.state = state;
    this.updatedAt = now;
  }
}
