import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { loadOccupations, loadSectors, loadSkills } from './load-esco.js';
import { loadExchangeRates } from './load-exchange-rates.js';
import { loadLanguages } from './load-languages.js';
import { loadPlaces } from './load-places.js';
import { shippedVersion } from './shipped-data.js';

export interface ReferenceDataProgress {
  /** What was just finished: places, languages, skills, occupations, sectors or exchange rates. */
  part: string;
  done: number;
  total: number;
  /** Rows written for the part; 0 when the tables had this version. */
  rows: number;
}

const PARTS: [string, (tx: EntityManager) => Promise<number>][] = [
  ['places', loadPlaces],
  ['languages', loadLanguages],
  ['skills', loadSkills],
  ['occupations', loadOccupations],
  ['sectors', loadSectors],
  ['exchange rates', loadExchangeRates],
];

/** Held while a part is written, so that two processes that start together do not load it twice. */
const LOADING_LOCK = 8_261_121;

/** Brings the reference tables to the version that is shipped with the program. */
@Injectable()
export class LoadReferenceData {
  constructor(private readonly database: Database) {}

  /**
   * Loads each part that the tables do not have in the shipped version; each in one transaction, so a break leaves no half
   * part. Gives the version and the rows written (0: everything was there). Fails when a place slug would move to another place.
   */
  async run(onProgress?: (progress: ReferenceDataProgress) => void): Promise<{ version: string; rows: number }> {
    const version = shippedVersion();
    let written = 0;
    for (const [index, [part, load]] of PARTS.entries()) {
      const rows = await this.database.transaction((tx) => this.loadOnce(tx, part, version, load));
      written += rows;
      onProgress?.({ part, done: index + 1, total: PARTS.length, rows });
    }
    return { version, rows: written };
  }

  private async loadOnce(
    tx: EntityManager,
    part: string,
    version: string,
    load: (tx: EntityManager) => Promise<number>,
  ): Promise<number> {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOADING_LOCK]);
    const loaded = await tx.query<{ version: string }[]>('SELECT version FROM reference_data_part WHERE part = $1', [
      part,
    ]);
    if (loaded[0]?.version === version) {
      return 0;
    }
    const rows = await load(tx);
    await tx.query(
      `INSERT INTO reference_data_part (part, version) VALUES ($1, $2)
       ON CONFLICT (part) DO UPDATE SET version = excluded.version, loaded_at = now()`,
      [part, version],
    );
    return rows;
  }
}
