import { CompanyDirectory, CompanyMembers } from '@babelboard/companies/contract';
import { LoadKnownOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Side } from '../domain/writing-rights.js';

/** Who is told of a message, and what. */
export interface MessageNotice {
  /** Of everybody who is told. */
  accountIds: number[];
  /** The side that reads it. */
  reader: Side;
  /** The first message that the reader has not seen: as long as it waits, they are told once. */
  since: number;
  applicationId: number;
  offerId: number;
  offerTitle: string;
  /** The company's name for the candidate, the candidate's for the company. */
  from: string;
}

interface Row {
  applicationId: number;
  offerId: number;
  companyId: number;
  accountId: number;
  name: string;
  side: Side;
  since: number | null;
  memberIds: number[];
}

const NOTICE = `
  SELECT a.id AS "applicationId", a.offer_id AS "offerId", a.company_id AS "companyId", a.account_id AS "accountId", a.name, m.side,
    (SELECT min(u.id) FROM message u WHERE u.application_id = a.id AND u.side = m.side
       AND u.id > CASE m.side WHEN 'company' THEN c.candidate_read_id ELSE c.company_read_id END) AS since,
    ARRAY(SELECT member_id FROM message WHERE application_id = a.id AND member_id IS NOT NULL
          UNION (SELECT member_id FROM application_step WHERE application_id = a.id AND member_id IS NOT NULL
                 ORDER BY id DESC LIMIT 1)) AS "memberIds"
  FROM message m JOIN job_application a ON a.id = m.application_id JOIN conversation c ON c.application_id = a.id
  WHERE m.id = $1 AND a.status <> 'withdrawn'`;

/** Tells whoever sends mails whom a message is for. */
@Injectable()
export class MessageNotices {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly companies: CompanyDirectory,
    private readonly members: CompanyMembers,
  ) {}

  /**
   * Null where it was read meanwhile, or nobody is left to read it. Of a company those are told who wrote in the thread or moved the applicant
   * last; where none of them works there any more, its owners.
   */
  async find(messageId: number): Promise<MessageNotice | null> {
    const [row] = await this.database.query<Row>(NOTICE, [messageId]);
    if (row === undefined || row.since === null) {
      return null;
    }
    const { applicationId, offerId, companyId, accountId, name, side, since, memberIds } = row;
    const forCandidate = side === 'company';
    const [offer] = await this.queries.execute(new LoadKnownOffers([offerId], true));
    const company = (await this.companies.cards([companyId])).get(companyId);
    const told = forCandidate ? [accountId] : await this.readersOf(companyId, memberIds);
    return {
      accountIds: told,
      reader: forCandidate ? 'candidate' : 'company',
      since,
      applicationId,
      offerId,
      offerTitle: offer?.title ?? '',
      from: forCandidate ? (company?.name ?? '') : name,
    };
  }

  private async readersOf(companyId: number, memberIds: number[]): Promise<number[]> {
    const members = await this.members.list(companyId);
    const involved = members.filter(({ accountId }) => memberIds.includes(accountId));
    const told = involved.length > 0 ? involved : members.filter(({ role }) => role === 'owner');
    return told.map(({ accountId }) => accountId);
  }
}
