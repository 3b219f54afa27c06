import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { companyNameKey } from '../domain/company-name.js';
import type { CompanyState } from '../entities/company.entity.js';
import type { MinisiteTemplate } from '../entities/minisite.entity.js';

/** What other contexts show of a company. */
export interface CompanyCard {
  id: number;
  slug: string;
  name: string;
  tagline: string | null;
  website: string | null;
  /** Storage key of the picture. */
  logo: string | null;
  /** Slug of its minisite while it has the service. */
  minisite: string | null;
}

/** A company with all that its minisite shows. */
export interface CompanyPage extends CompanyCard {
  countryId: number | null;
  /** NACE. */
  sectorCode: string | null;
  hue: number | null;
  /** Null where it has not the service. */
  look: { template: MinisiteTemplate | null; headline: string; contentHtml: string } | null;
}

const CARD = `company.id, company.slug, company.name, company.tagline, company.website, company.logo,
  minisite.slug AS minisite`;

const WITH_MINISITE = 'FROM company LEFT JOIN minisite ON minisite.company_id = company.id AND minisite.active';

/** Somebody registered a name and has not shown yet that it is theirs: nobody is shown it. */
const SHOWN = `company.suspended_at IS NULL AND company.state <> 'pending'`;

/** Reads about companies for sibling contexts. */
@Injectable()
export class CompanyDirectory {
  constructor(private readonly database: Database) {}

  /** Cards by company id; unknown ids are left out. */
  async cards(ids: number[]): Promise<Map<number, CompanyCard>> {
    if (ids.length === 0) {
      return new Map();
    }
    const rows = await this.database.query<CompanyCard>(`SELECT ${CARD} ${WITH_MINISITE} WHERE company.id = ANY ($1)`, [
      [...new Set(ids)],
    ]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Names as people may be told them who have nothing to do with these companies: a new name waits for a look. */
  async namesForStrangers(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.database.query<{ id: number; name: string }>(
      'SELECT id, coalesce(former_name, name) AS name FROM company WHERE id = ANY ($1)',
      [[...new Set(ids)]],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** NACE codes of the sectors that companies say they work in, by company id. */
  async sectorCodes(ids: number[]): Promise<Map<number, string>> {
    const rows = await this.database.query<{ id: number; code: string }>(
      'SELECT id, sector_code AS code FROM company WHERE id = ANY ($1) AND sector_code IS NOT NULL',
      [[...new Set(ids)]],
    );
    return new Map(rows.map(({ id, code }) => [id, code]));
  }

  /** The company with this slug, whatever its state. */
  async idOf(slug: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ id: number }>('SELECT id FROM company WHERE slug = $1', [slug]);
    return row?.id;
  }

  /** Whether people see that there is such a company. */
  async isShown(id: number): Promise<boolean> {
    const found = await this.database.query<unknown>(`SELECT 1 FROM company WHERE id = $1 AND ${SHOWN}`, [id]);
    return found.length > 0;
  }

  /** Companies that people see, whose name has words that begin as typed: those first whose name begins so, the shorter ones before others. */
  async named(typed: string, limit: number): Promise<CompanyCard[]> {
    const key = /[\p{L}\p{N}]/u.test(typed) ? companyNameKey(typed) : '';
    return key === ''
      ? []
      : this.database.query<CompanyCard>(
          `SELECT ${CARD} ${WITH_MINISITE}
           WHERE ${SHOWN} AND ' ' || company.name_key LIKE '% ' || $1 || '%'
           ORDER BY company.name_key NOT LIKE $1 || '%', length(company.name), company.name, company.id LIMIT $2`,
          [key, limit],
        );
  }

  /** The company with this minisite, while it has the service and is not suspended. */
  async byMinisite(slug: string): Promise<CompanyCard | undefined> {
    return (await this.byMinisites([slug])).get(slug.toLowerCase());
  }

  /** The companies with these minisites, by their slugs in small letters; unknown ones are left out. */
  async byMinisites(slugs: readonly string[]): Promise<Map<string, CompanyCard>> {
    if (slugs.length === 0) {
      return new Map();
    }
    const rows = await this.database.query<CompanyCard & { minisite: string }>(
      `SELECT ${CARD} ${WITH_MINISITE} WHERE minisite.slug = ANY ($1) AND company.suspended_at IS NULL`,
      [[...new Set(slugs.map((slug) => slug.toLowerCase()))]],
    );
    return new Map(rows.map((row) => [row.minisite, row]));
  }

  /** A company that is not suspended, with its minisite; undefined for an unknown one. */
  async page(id: number): Promise<CompanyPage | undefined> {
    const rows = await this.database.query<CompanyPage>(
      `SELECT ${CARD}, company.country_id AS "countryId", company.hue,
              company.sector_code AS "sectorCode",
              CASE WHEN minisite.active THEN json_build_object('template', minisite.template,
                'headline', minisite.headline, 'contentHtml', minisite.content_html) END AS look
       ${WITH_MINISITE} WHERE company.id = $1 AND company.suspended_at IS NULL`,
      [id],
    );
    return rows[0];
  }

  /** All minisites of companies that are not suspended. */
  minisites(): Promise<{ companyId: number; slug: string }[]> {
    return this.database.query(
      `SELECT company_id AS "companyId", minisite.slug FROM minisite JOIN company ON company.id = company_id
       WHERE active AND suspended_at IS NULL ORDER BY minisite.slug`,
    );
  }

  /** Those of the companies that are suspended: none of them is suspended or reinstated until the transaction ends. */
  async holdSuspensions(tx: EntityManager, ids: number[]): Promise<Set<number>> {
    const rows = await tx.query<{ id: number; suspended: boolean }[]>(
      `SELECT id, suspended_at IS NOT NULL AS suspended FROM company WHERE id = ANY ($1) ORDER BY id FOR SHARE`,
      [[...new Set(ids)]],
    );
    return new Set(rows.filter(({ suspended }) => suspended).map(({ id }) => id));
  }

  /** Whether members of a company may take files of its applicants away. */
  async mayExport(id: number): Promise<boolean> {
    const [row] = await this.database.query<{ may: boolean }>(
      'SELECT suspended_at IS NULL OR may_export AS may FROM company WHERE id = $1',
      [id],
    );
    return row?.may ?? false;
  }

  /** What a company is and whether it is suspended, both held until the transaction ends; null for an unknown one. */
  async holdStanding(tx: EntityManager, id: number): Promise<{ state: CompanyState; suspended: boolean } | null> {
    const [row] = await tx.query<{ state: CompanyState; suspended: boolean }[]>(
      'SELECT state, suspended_at IS NOT NULL AS suspended FROM company WHERE id = $1 FOR SHARE',
      [id],
    );
    return row ?? null;
  }
}
