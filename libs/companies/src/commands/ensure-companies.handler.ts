import { Clock, Database } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { companySlugUnusable } from '../company.errors.js';
import { companyNameKey } from '../domain/company-name.js';
import { freeCompanySlug, lockCompanyNames } from '../entities/free-company-slug.js';
import { type CompanyToEnsure, EnsureCompanies } from './ensure-companies.command.js';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

@CommandHandler(EnsureCompanies)
export class EnsureCompaniesHandler implements ICommandHandler<EnsureCompanies> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_SLUG_UNUSABLE */
  execute({ companies }: EnsureCompanies): Promise<number[]> {
    return this.database.transaction(async (tx) => {
      const ids: number[] = [];
      for (const company of companies) {
        ids.push((await this.find(tx, company)) ?? (await this.make(tx, company)));
      }
      return ids;
    });
  }

  private async find(tx: EntityManager, { slug, name }: CompanyToEnsure): Promise<number | undefined> {
    const rows = await tx.query<{ id: number }[]>(
      slug === undefined
        ? 'SELECT id FROM company WHERE name_key = $1 ORDER BY id LIMIT 1'
        : 'SELECT id FROM company WHERE slug = $1',
      [slug ?? companyNameKey(name)],
    );
    return rows[0]?.id;
  }

  /** Two imports at once may make the same company: the lock lets the second one find what the first one made. */
  private async make(tx: EntityManager, company: CompanyToEnsure): Promise<number> {
    if (company.slug !== undefined && !SLUG.test(company.slug)) {
      throw companySlugUnusable();
    }
    await lockCompanyNames(tx);
    const made = await this.find(tx, company);
    if (made !== undefined) {
      return made;
    }
    const { website = null, countryId = null, sectorCode = null, tagline = null } = company.profile ?? {};
    const rows = await tx.query<{ id: number }[]>(
      `INSERT INTO company (slug, name, name_key, state, website, country_id, sector_code, tagline, created_at)
       VALUES ($1, $2, $3, 'unclaimed', $4, $5, $6, $7, $8) RETURNING id`,
      [
        company.slug ?? (await freeCompanySlug(tx, company.name)),
        company.name,
        companyNameKey(company.name),
        website,
        countryId,
        sectorCode,
        tagline,
        this.clock.now(),
      ],
    );
    return (rows[0] as { id: number }).id;
  }
}
