import { CompanyDirectory, type CompanyPage, logoPath } from '@babelboard/companies/contract';
import { type Named, nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { MinisiteData } from '@babelboard/wire';
import { Injectable, NotFoundException } from '@nestjs/common';
import { HiringWords } from './hiring-words.js';

/** Numbers by which the specification's client knows the templates. */
const TEMPLATES = { banner: 1, column: 2 } as const;

const DEFAULT_HUE = 20;

/** Presents how a company wants to be seen; for the API and for the pages. */
@Injectable()
export class MinisitePages {
  constructor(
    private readonly companies: CompanyDirectory,
    private readonly catalogue: ReferenceCatalogue,
    private readonly hiring: HiringWords,
  ) {}

  /** @throws NotFoundException for an unknown company */
  async of(companyId: number, language: UiLanguage): Promise<MinisiteData> {
    const company = await this.companies.page(companyId);
    if (company === undefined) {
      throw new NotFoundException();
    }
    return this.present(company, await this.hiring.of(companyId, language), language);
  }

  private present(company: CompanyPage, hiring: string[], language: UiLanguage): MinisiteData {
    const { id, name, slug, website, tagline, look } = company;
    const template = look?.template ?? null;
    return {
      logo: logoPath(company.logo),
      userMinisite: look && {
        fk_empresa_id: id,
        fk_id_minisite_template: template && TEMPLATES[template],
        content: look.contentHtml,
        company: { id, name, slug, website },
      },
      vueTemp:
        look === null || template === null
          ? null
          : {
              id: TEMPLATES[template],
              name: template,
              hue: company.hue ?? DEFAULT_HUE,
              headline: look.headline,
              cover: null,
            },
      companyData: {
        id,
        name,
        slug,
        tagline,
        website,
        country: named(company.countryId === null ? undefined : this.catalogue.country(company.countryId), language),
        sector: named(company.sectorCode === null ? undefined : this.catalogue.sector(company.sectorCode), language),
        hiring,
      },
      companyHasMinisiteService: look !== null,
      companyHasMinisiteServiceWithoutTemplate: look !== null && template === null,
    };
  }
}

function named(record: Named | undefined, language: UiLanguage): string | null {
  return record === undefined ? null : nameIn(record, language).name;
}
