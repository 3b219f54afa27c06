import type { Matching } from '../../scoring/domain/matching.js';
import type { WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';

export interface RankedOffer {
  offerId: number;
  asks: WhatOfferAsks;
  matching: Matching;
  /** Whether it came back from the discarded ones: it has its place. */
  restored: boolean;
}

/** Keeps the best of many offers: restored ones, then by score, of equal ones the newer. */
export class BestOffers {
  private kept: RankedOffer[] = [];
  private worst: number | undefined;

  constructor(private readonly most: number) {}

  /** The score that an offer has to reach to come among them; undefined while there is room. */
  get least(): number | undefined {
    return this.worst;
  }

  add(offer: RankedOffer): void {
    this.kept.push(offer);
    // Seldom: to put each in its place would take longer.
    if (this.kept.length >= 2 * this.most) {
      this.cut();
    }
  }

  /** The best first. */
  all(): RankedOffer[] {
    this.cut();
    return this.kept;
  }

  private cut(): void {
    this.kept = this.kept.sort(bestFirst).slice(0, this.most);
    if (this.kept.length === this.most) {
      this.worst = this.kept.at(-1)?.matching.score;
    }
  }
}

function bestFirst(a: RankedOffer, b: RankedOffer): number {
  return Number(b.restored) - Number(a.restored) || b.matching.score - a.matching.score || b.offerId - a.offerId;
}
