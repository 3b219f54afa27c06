import type { CompanyCard } from '@babelboard/companies/contract';
import type { FeedOffer } from '@babelboard/offers';
import type { JobDetail, PublicOffer } from '@babelboard/wire';

/** An offer as others may show it: what its page says, without what is there for this site alone. */
export function publicOffer(
  offer: FeedOffer,
  job: JobDetail,
  company: CompanyCard | undefined,
  baseUrl: string,
): PublicOffer {
  return {
    reference: `${job.id}`,
    url: baseUrl + job.url,
    title: job.title,
    kind: job.kind,
    company: job.company.name,
    company_website: company?.website ?? null,
    places: job.places.map(({ city, country }) => ({ city, country })),
    remote: job.remote?.slug ?? null,
    languages: job.languages.map(({ name, slug, cefr, level, mandatory }) => ({
      name,
      slug,
      cefr,
      native: level === 4,
      mandatory,
    })),
    ad_language: job.ad_language?.code ?? null,
    employment_type: job.employment_type,
    experience: job.experience,
    salary: job.salary,
    description_html: job.description,
    apply_here: job.extra.way === 'here',
    published_at: job.published_at,
    expires_at: job.expires_at,
    updated_at: offer.updatedAt.toISOString(),
  };
}
