import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { CvProposals } from '../domain/cv-proposals.js';

/** Of one account: what says nothing more than the others is not worth its room. */
const MOST_CVS = 3;
const MOST_CHARACTERS = 60_000;

/** What a CV said of who somebody is, and is proposed still. */
export interface ProposedIdentity {
  names: string[];
  phones: string[];
  links: string[];
  /** Employers and schools. */
  organisations: string[];
}

/** The words of a CV. */
export interface CvText {
  /** ISO 639-1, where the text was long enough to tell. */
  language: string | null;
  text: string;
  proposed: ProposedIdentity;
}

/** CVs whose words others may know; what a profile of another service says (`xml`, `json`) stands in the profile as far as its owner wants that. */
const READ = `FROM cv JOIN cv_extraction e ON e.cv_id = cv.id
  WHERE account_id = ANY ($1) AND scan_state = 'clean' AND e.state = 'done' AND e.text <> '' AND type NOT IN ('xml', 'json')`;

/** Reads the words of many people's CVs, for siblings that may search them. They are as their owners wrote them: names and addresses are in them. */
@Injectable()
export class CvTexts {
  constructor(private readonly database: Database) {}

  /** By account, the default one first, then the newest. */
  async of(accountIds: readonly number[]): Promise<Map<number, CvText[]>> {
    const rows = await this.database.query<
      Omit<CvText, 'proposed'> & { accountId: number; proposals: CvProposals | null }
    >(
      `SELECT account_id AS "accountId", language, text, proposals FROM (
         SELECT account_id, e.language, left(e.text, $2) AS text, proposals,
                row_number() OVER (PARTITION BY account_id ORDER BY is_default DESC, uploaded_at DESC, cv.id DESC) AS place
         ${READ}) AS ranked
       WHERE place <= $3 ORDER BY account_id, place`,
      [accountIds, MOST_CHARACTERS, MOST_CVS],
    );
    const texts = new Map<number, CvText[]>();
    for (const { accountId, proposals, ...cv } of rows) {
      const own = texts.get(accountId) ?? [];
      texts.set(accountId, [...own, { ...cv, proposed: proposedIdentity(proposals) }]);
    }
    return texts;
  }

  /** The text of one, as its owner wrote it; null where nothing could be read, or it is not known to be clean. */
  async find(accountId: number, cvId: number): Promise<string | null> {
    const [row] = await this.database.query<{ text: string | null }>(
      `SELECT e.text FROM cv JOIN cv_extraction e ON e.cv_id = cv.id
       WHERE account_id = $1 AND cv.id = $2 AND scan_state = 'clean' AND e.state = 'done'`,
      [accountId, cvId],
    );
    return row?.text || null;
  }

  /** Those of the accounts of which `of` gives something. */
  async existing(accountIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.database.query<{ id: number }>(`SELECT DISTINCT account_id AS id ${READ}`, [accountIds]);
    return new Set(rows.map(({ id }) => id));
  }
}

function proposedIdentity(proposals: CvProposals | null): ProposedIdentity {
  const contact = proposals?.contact ?? [];
  const named = (...fields: string[]) =>
    contact.flatMap(({ field, value }) => (fields.includes(field) ? String(value) : []));
  return {
    names: named('firstName', 'lastName'),
    phones: named('phone'),
    links: proposals?.links.map(({ url }) => url) ?? [],
    organisations: [
      ...(proposals?.experience.map(({ employer }) => employer) ?? []),
      ...(proposals?.education.map(({ school }) => school) ?? []),
    ].filter((name) => name !== ''),
  };
}
