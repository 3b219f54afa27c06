import type { OfferContent } from '../domain/offer-content.js';
import type { OfferFingerprint } from '../domain/offer-fingerprint.js';
import type { PostedFields } from '../domain/posted-fields.js';
import { refuseUnfitContent, refuseUntitled } from '../domain/refuse-unfit-content.js';
import { OfferRow } from './offer-row.js';

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

/** What an offer says, and who writes it: its company here, or a file that is imported. */
export abstract class WrittenOffer extends OfferRow {
  /** Takes the words of a newer version of the ad. */
  revise(content: OfferContent, now: Date): void {
    Object.assign(this, content);
    refuseUntitled(this);
    refuseUnfitContent(this);
    this.updatedAt = now;
  }

  /** What its company edits, as it is now. */
  postedFields(): PostedFields {
    const { title, descriptionHtml, kind, remote, languages, skillIds, experience, employmentTypes } = this;
    const { adLanguageId, workingLanguageId, salary, collectiveAgreement, applyUrl } = this;
    return {
      ...{ title, descriptionHtml, kind, remote, languages, skillIds, experience, employmentTypes },
      ...{ adLanguageId, workingLanguageId, salary, collectiveAgreement },
      places: this.places.map(({ cityId, countryId }) => ({ cityId, countryId })),
      apply: applyUrl === null ? { here: true } : { url: applyUrl },
    };
  }

  /** Takes what its company changed. @param descriptionText of a description among the changes */
  edit({ apply, places, ...changes }: Partial<PostedFields>, descriptionText: string | null, now: Date): void {
    Object.assign(this, changes);
    if (changes.adLanguageId !== undefined) {
      this.adLanguageDetected = false;
    }
    if (descriptionText !== null) {
      this.descriptionText = descriptionText;
    }
    if (places !== undefined) {
      this.places = places.map((place) => ({ ...place, text: null }));
    }
    if (apply !== undefined) {
      this.applyHere = 'here' in apply;
      this.applyUrl = 'url' in apply ? apply.url : null;
    }
    if (this.state !== 'draft') {
      refuseUntitled(this);
    }
    refuseUnfitContent(this);
    this.updatedAt = now;
  }

  /** Its text says in which language it is written. */
  recogniseLanguage(languageId: number): void {
    this.adLanguageId = languageId;
    this.adLanguageDetected = true;
  }

  /** Something that belongs to it changed. */
  touch(now: Date): void {
    this.updatedAt = now;
  }

  /** Notes how far its draft is. */
  reach(step: number): void {
    this.step = step;
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
}
