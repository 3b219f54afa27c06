import type { OfferPlace } from './offer-content.js';
import { type ComparableText, comparableText, isSameText, type OfferFingerprint } from './offer-fingerprint.js';

export interface ComparedOffer extends OfferFingerprint {
  id: number;
  companyId: number;
  places: OfferPlace[];
}

/**
 * Finds the offers that are the same job of the same company: title and text nearly equal. Short texts count only for other
 * places, as they may be equal by chance. Gives each offer's group: the first of it by id stands for it.
 * Only the present offers decide, so the order of changes does not matter.
 * @param offers live offers, all of a company and title or none of them
 */
export function groupDuplicates(offers: readonly ComparedOffer[]): Map<number, ComparedOffer[]> {
  const byTitle = new Map<string, Group[]>();
  const groups = new Map<number, ComparedOffer[]>();
  for (const offer of offers.toSorted((a, b) => a.id - b.id)) {
    const key = `${offer.companyId} ${offer.titleKey}`;
    const sameTitle = byTitle.get(key) ?? [];
    byTitle.set(key, sameTitle);
    const text = offer.titleKey === '' ? null : comparableText(offer);
    const group = text && sameTitle.find(({ first }) => isSameJob(first, { offer, text }));
    if (group) {
      group.members.push(offer);
      groups.set(offer.id, group.members);
    } else {
      const members = [offer];
      groups.set(offer.id, members);
      if (text) {
        sameTitle.push({ first: { offer, text }, members });
      }
    }
  }
  return groups;
}

interface Candidate {
  offer: ComparedOffer;
  text: ComparableText;
}

interface Group {
  first: Candidate;
  members: ComparedOffer[];
}

function isSameJob(a: Candidate, b: Candidate): boolean {
  return isSameText(a.text, b.text) && ((a.text.long && b.text.long) || placesOf(a.offer) !== placesOf(b.offer));
}

function placesOf({ places }: ComparedOffer): string {
  return JSON.stringify(places.map(({ cityId, countryId, text }) => [cityId, countryId, text]).sort());
}
