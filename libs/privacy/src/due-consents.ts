import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONSENT_TEXT_VERSIONS, NEEDED_CONSENTS, type NeededConsent } from './domain/consent-kind.js';

/** A text of which somebody has not seen the present version. */
export interface DueConsent {
  kind: NeededConsent;
  /** The version that was agreed to last; null where none was. */
  acceptedVersion: string | null;
  /** The one that stands now. */
  textVersion: string;
}

/** Which texts an account has to be asked about. */
@Injectable()
export class DueConsents {
  constructor(private readonly database: Database) {}

  /** Those whose present version the account has said nothing about yet, neither yes nor no. */
  async of(accountId: number, tx: EntityManager = this.database.dataSource.manager): Promise<DueConsent[]> {
    const rows = await tx.query<{ kind: string; answered: string[]; accepted: string | null }[]>(
      `SELECT kind, array_agg(text_version) AS answered,
              (array_agg(text_version ORDER BY id DESC) FILTER (WHERE given))[1] AS accepted
       FROM consent WHERE account_id = $1 GROUP BY kind`,
      [accountId],
    );
    return NEEDED_CONSENTS.flatMap((kind) => {
      const known = rows.find((row) => row.kind === kind);
      const textVersion = CONSENT_TEXT_VERSIONS[kind];
      return known?.answered.includes(textVersion)
        ? []
        : [{ kind, acceptedVersion: known?.accepted ?? null, textVersion }];
    });
  }
}
