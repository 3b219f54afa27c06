import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONSENT_TEXT_VERSIONS, type ConsentKind, NEEDED_CONSENTS } from './domain/consent-kind.js';
import type { DueConsent } from './due-consent.js';

/** What somebody last said about one thing. */
export interface ConsentState {
  given: boolean;
  /** When it was last given; null where it never was. */
  givenAt: Date | null;
}

interface ConsentRow extends ConsentState {
  kind: ConsentKind;
  answered: string[];
  accepted: string | null;
}

/** What each account said last. */
const LATEST = 'SELECT DISTINCT ON (account_id) account_id AS id, given, text_version FROM consent';

/** What an account consents to now. */
@Injectable()
export class ConsentStates {
  constructor(private readonly database: Database) {}

  /** With the texts whose present version the account has said nothing about yet, neither yes nor no. */
  async of(
    accountId: number,
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<{ states: Partial<Record<ConsentKind, ConsentState>>; due: DueConsent[] }> {
    const rows = await tx.query<ConsentRow[]>(
      `SELECT kind, array_agg(text_version) AS answered,
              (array_agg(text_version ORDER BY id DESC) FILTER (WHERE given))[1] AS accepted,
              (array_agg(given ORDER BY id DESC))[1] AS given,
              max(at) FILTER (WHERE given) AS "givenAt"
       FROM consent WHERE account_id = $1 GROUP BY kind`,
      [accountId],
    );
    const states = Object.fromEntries(rows.map(({ kind, given, givenAt }) => [kind, { given, givenAt }]));
    return { states, due: NEEDED_CONSENTS.flatMap((kind) => dueOf(kind, rows)) };
  }

  /** Accounts that had given a consent and took it back; who never gave it is not among them. */
  async withdrawn(kind: ConsentKind): Promise<Set<number>> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM (${LATEST} WHERE kind = $1 ORDER BY account_id, consent.id DESC) AS latest WHERE NOT given`,
      [kind],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of the accounts that last said yes, and to the text that is shown now: a yes to an older one is none to what it says today. */
  async given(
    kind: ConsentKind,
    accountIds: readonly number[],
    tx: EntityManager = this.database.dataSource.manager,
  ): Promise<Set<number>> {
    const rows = await tx.query<{ id: number }[]>(
      `SELECT id FROM (${LATEST} WHERE kind = $1 AND account_id = ANY ($3) ORDER BY account_id, consent.id DESC) AS latest
       WHERE given AND text_version = $2`,
      [kind, CONSENT_TEXT_VERSIONS[kind], accountIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** All of them above `afterId`, ascending. */
  async listGiven(kind: ConsentKind, afterId: number, limit: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM (${LATEST} WHERE kind = $1 AND account_id > $3 ORDER BY account_id, consent.id DESC) AS latest
       WHERE given AND text_version = $2 ORDER BY id LIMIT $4`,
      [kind, CONSENT_TEXT_VERSIONS[kind], afterId, limit],
    );
    return rows.map(({ id }) => id);
  }
}

function dueOf(kind: DueConsent['kind'], rows: readonly ConsentRow[]): DueConsent[] {
  const known = rows.find((row) => row.kind === kind);
  const textVersion = CONSENT_TEXT_VERSIONS[kind];
  return known?.answered.includes(textVersion) ? [] : [{ kind, acceptedVersion: known?.accepted ?? null, textVersion }];
}
