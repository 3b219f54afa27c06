import type { Nearness } from '../../scoring/domain/nearness.js';
import type { AskedLanguage } from '../../scoring/domain/what-offer-asks.js';
import type { WhatPersonBrings } from '../../scoring/domain/what-person-brings.js';
import { LanguageBits } from './language-bits.js';
import { nearKeys } from './near-keys.js';
import { post, unpost } from './postings.js';

/** Somebody whose matchings are kept; what they bring as JSON. */
export interface KeptPerson {
  accountId: number;
  brings: string;
  nearness: Nearness;
  /** The least of their scores where they have as many as are kept; null where there is room. */
  floor: number | null;
}

interface Row extends Omit<KeptPerson, 'nearness'> {
  keys: number[];
  /** Its bit. */
  place: number;
  /** The last search that came upon it. */
  metIn: number;
}

/** People by what makes an offer near, with a bit for each language that they hold. */
export class PeopleInMemory {
  private readonly rows = new Map<number, Row>();
  private readonly near = new Map<number, Row[]>();
  private readonly languages = new LanguageBits();
  /** Bits of people who went; new ones take them. */
  private readonly freePlaces: number[] = [];
  private searches = 0;

  get size(): number {
    return this.rows.size;
  }

  put({ nearness, ...person }: KeptPerson): void {
    this.remove(person.accountId);
    const place = this.freePlaces.pop() ?? this.rows.size;
    const row: Row = { ...person, keys: nearKeys(nearness), place, metIn: 0 };
    this.rows.set(row.accountId, row);
    this.languages.set(place, JSON.parse(row.brings) as WhatPersonBrings, true);
    for (const key of row.keys) {
      post(this.near, key, row);
    }
  }

  remove(accountId: number): void {
    const row = this.rows.get(accountId);
    if (row === undefined) {
      return;
    }
    this.rows.delete(accountId);
    this.languages.set(row.place, JSON.parse(row.brings) as WhatPersonBrings, false);
    this.freePlaces.push(row.place);
    for (const key of row.keys) {
      unpost(this.near, key, row);
    }
  }

  /** Those for whom something of an offer is near, and who hold its mandatory languages: their scores tell the rest. */
  find(mandatoryLanguages: readonly AskedLanguage[], nearness: Nearness): Omit<KeptPerson, 'nearness'>[] {
    this.searches += 1;
    const speakers = this.languages.meeting(mandatoryLanguages);
    const found: Row[] = [];
    for (const key of nearKeys(nearness)) {
      for (const row of this.near.get(key) ?? []) {
        if (row.metIn !== this.searches && (speakers === null || speakers.has(row.place))) {
          row.metIn = this.searches;
          found.push(row);
        }
      }
    }
    return found;
  }
}
