import { CompanyDirectory } from '@babelboard/companies/contract';
import { NO_JOB_FILTERS, writeJobListAddress } from '@babelboard/job-paths';
import { ListLiveCompanies, ListLiveSkills, type ListPageSummary, SummariseListPages } from '@babelboard/offers';
import { REMOTE_MODES } from '@babelboard/offers/contract';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { SitemapEntry } from './sitemap-entry.js';

/** Every choice of kinds of remote work: the lists of two kinds are pages too. */
const REMOTE_CHOICES = Array.from({ length: 2 ** REMOTE_MODES.length }, (_, choice) =>
  REMOTE_MODES.filter((_mode, index) => (choice >> index) % 2 === 1),
);

/** Finds the addresses of all lists that hold an offer and that search engines may show; their further pages are found from them. */
@Injectable()
export class ListPages {
  constructor(
    private readonly queries: QueryBus,
    private readonly catalogue: ReferenceCatalogue,
    private readonly companies: CompanyDirectory,
  ) {}

  async find(): Promise<SitemapEntry[]> {
    const [summaries, skills, companies, minisites] = await Promise.all([
      this.queries.execute(new SummariseListPages()),
      this.queries.execute(new ListLiveSkills()),
      this.queries.execute(new ListLiveCompanies()),
      this.companies.minisites(),
    ]);
    const pages = new Map<string, Date>();
    for (const summary of summaries) {
      for (const path of this.pathsOf(summary)) {
        const known = pages.get(path);
        pages.set(path, known && known > summary.lastChange ? known : summary.lastChange);
      }
    }
    for (const { skillId, lastChange } of skills) {
      const skill = this.catalogue.skill(skillId);
      if (skill) {
        pages.set(writeJobListAddress({ ...NO_JOB_FILTERS, skill: skill.slug }), lastChange);
      }
    }
    const lastChanges = new Map(companies.map(({ companyId, lastChange }) => [companyId, lastChange]));
    for (const { companyId, slug } of minisites) {
      const lastChange = lastChanges.get(companyId);
      if (lastChange) {
        pages.set(writeJobListAddress({ ...NO_JOB_FILTERS, minisite: slug }), lastChange);
      }
    }
    return [...pages].map(([path, lastChange]) => ({ path, lastChange })).sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Every list that an offer with this combination stands in: with or without each of its parts. */
  private pathsOf({ cityId, countryId, languageId, remote }: ListPageSummary): string[] {
    const city = cityId === null ? undefined : this.catalogue.city(cityId);
    const country = this.catalogue.country(city?.countryId ?? countryId ?? 0);
    const language = languageId === null ? undefined : this.catalogue.language(languageId);
    const locations = [[], ...[city?.slug, country?.slug].flatMap((slug) => (slug === undefined ? [] : [[slug]]))];
    const languages = [[], ...(language ? [[language.slug]] : [])];
    const kinds = REMOTE_CHOICES.filter((choice) => choice.length === 0 || (remote && choice.includes(remote)));
    return locations.flatMap((location) =>
      languages.flatMap((spoken) =>
        kinds.map((kind) => writeJobListAddress({ ...NO_JOB_FILTERS, location, language: spoken, remote: kind })),
      ),
    );
  }
}
