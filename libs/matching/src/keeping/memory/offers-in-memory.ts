import type { Nearness } from '../../scoring/domain/nearness.js';
import type { AskedLanguage, WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';
import { type Demand, demandsOf, type HeldLanguages, heldLanguages, meetsAll } from './held-languages.js';
import { nearKeys } from './near-keys.js';
import { post, unpost } from './postings.js';

/** A suggested offer. */
export interface KeptOffer {
  offerId: number;
  asks: WhatOfferAsks;
  nearness: Nearness;
}

interface Row extends Omit<KeptOffer, 'nearness'> {
  keys: number[];
  signature: Signature;
  /** The last search that came upon it, and by how many keys. */
  metIn: number;
  meets: number;
}

/** Offers that ask for the same languages: of each person it is worked out once for all of them. */
interface Signature {
  text: string;
  demands: Demand[];
  offers: number;
  judgedIn: number;
  isMet: boolean;
}

/** Suggested offers by what makes them near. */
export class OffersInMemory {
  private readonly rows = new Map<number, Row>();
  private readonly near = new Map<number, Row[]>();
  private readonly signatures = new Map<string, Signature>();
  private searches = 0;

  get size(): number {
    return this.rows.size;
  }

  put({ offerId, asks, nearness }: KeptOffer): void {
    this.remove(offerId);
    const signature = this.signature(asks.mandatoryLanguages);
    signature.offers += 1;
    const row: Row = { offerId, asks, keys: nearKeys(nearness), signature, metIn: 0, meets: 0 };
    this.rows.set(offerId, row);
    for (const key of row.keys) {
      post(this.near, key, row);
    }
  }

  remove(offerId: number): void {
    const row = this.rows.get(offerId);
    if (row === undefined) {
      return;
    }
    const { keys, signature } = row;
    this.rows.delete(offerId);
    for (const key of keys) {
      unpost(this.near, key, row);
    }
    signature.offers -= 1;
    if (signature.offers === 0) this.signatures.delete(signature.text);
  }

  /**
   * The offers that have something near, and whose mandatory languages the person holds: their scores tell the rest. Those that have most in common come first, as
   * the best are hardly ever among the last.
   */
  find(brings: WhatPersonBrings, nearness: Nearness): Pick<KeptOffer, 'offerId' | 'asks'>[] {
    this.searches += 1;
    const held = heldLanguages(brings);
    const found: Row[] = [];
    for (const key of nearKeys(nearness)) {
      for (const row of this.near.get(key) ?? []) {
        if (row.metIn === this.searches) {
          row.meets += 1;
        } else if (this.meets(held, row.signature)) {
          row.metIn = this.searches;
          row.meets = 1;
          found.push(row);
        }
      }
    }
    return found.sort((a, b) => b.meets - a.meets);
  }

  private meets(held: HeldLanguages, signature: Signature): boolean {
    if (signature.judgedIn !== this.searches) {
      signature.judgedIn = this.searches;
      signature.isMet = meetsAll(held, signature.demands);
    }
    return signature.isMet;
  }

  private signature(mandatoryLanguages: AskedLanguage[]): Signature {
    const text = JSON.stringify(mandatoryLanguages);
    const known = this.signatures.get(text);
    if (known !== undefined) {
      return known;
    }
    const signature = { text, demands: demandsOf(mandatoryLanguages), offers: 0, judgedIn: 0, isMet: false };
    this.signatures.set(text, signature);
    return signature;
  }
}
