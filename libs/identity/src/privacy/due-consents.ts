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

  /** Those that became newer since the account last said anything about them, yes or no. */
  async of(accountId: number, tx: EntityManager = this.database.dataSource.manager): Promise<DueConsent[]> {
    const rows = await tx.query<{ kind: string; answered: string; accepted: string | null }[]>(
      `SELECT kind, max(text_version) AS answered, max(text_version) FILTER (WHERE given) AS accepted
       FROM consent WHERE account_id = $1 GROUP BY kind`,
      [accountId],
    );
    return NEEDED_CONSENTS.flatMap((kind) => {
      const known = rows.find((row) => row.kind === kind);
      const textVersion = CONSENT_TEXT_VERSIONS[kind];
      const open = known === undefined || known.answered < textVersion;
      return open ? [{ kind, acceptedVersion: known?.accepted ?? null, textVersion }] : [];
    });
  }
}
