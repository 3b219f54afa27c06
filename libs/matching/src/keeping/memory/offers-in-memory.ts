import { metLanguages } from '../../scoring/domain/judge-languages.js';
import type { Nearness } from '../../scoring/domain/nearness.js';
import type { AskedLanguage, WhatOfferAsks } from '../../scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';
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
  mandatoryLanguages: AskedLanguage[];
  offers: number;
  judgedIn: number;
  isMet: boolean;
}

/** Suggested offers by what makes them near and, within, by the languages that they demand. */
export class OffersInMemory {
  private readonly rows = new Map<number, Row>();
  private readonly near = new Map<number, Map<Signature, Row[]>>();
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
      const lists = this.near.get(key) ?? new Map<Signature, Row[]>();
      this.near.set(key, lists);
      post(lists, signature, row);
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
      const lists = this.near.get(key) as Map<Signature, Row[]>;
      unpost(lists, signature, row);
      if (lists.size === 0) this.near.delete(key);
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
    const found: Row[] = [];
    for (const key of nearKeys(nearness)) {
      for (const [signature, rows] of this.near.get(key) ?? []) {
        if (!this.meets(brings, signature)) continue;
        for (const row of rows) {
          if (row.metIn !== this.searches) {
            row.metIn = this.searches;
            row.meets = 0;
            found.push(row);
          }
          row.meets += 1;
        }
      }
    }
    return found.sort((a, b) => b.meets - a.meets);
  }

  private meets(brings: WhatPersonBrings, signature: Signature): boolean {
    if (signature.judgedIn !== this.searches) {
      signature.judgedIn = this.searches;
      signature.isMet = metLanguages(brings, signature) !== null;
    }
    return signature.isMet;
  }

  private signature(mandatoryLanguages: AskedLanguage[]): Signature {
    const text = JSON.stringify(mandatoryLanguages);
    const known = this.signatures.get(text);
    if (known !== undefined) {
      return known;
    }
    const signature = { text, mandatoryLanguages, offers: 0, judgedIn: 0, isMet: false };
    this.signatures.set(text, signature);
    return signature;
  }
}
