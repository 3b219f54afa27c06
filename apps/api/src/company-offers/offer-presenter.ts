import { ApplicationCounts } from '@babelboard/applications';
import { offerPath } from '@babelboard/job-paths';
import type { OwnOffer, OwnOfferRow, PostedFields } from '@babelboard/offers';
import { OfferRemovals } from '@babelboard/operations';
import { cityNameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import type { CompanyOffer, CompanyOfferRow } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { presentLanguageLevel } from '../candidates/present-language-level.js';
import { countsOf } from './present-figures.js';
import { presentRemoval } from './present-removal.js';

/** An offer in the words of the wire, for its company. */
@Injectable()
export class OfferPresenter {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly applications: ApplicationCounts,
    private readonly removals: OfferRemovals,
  ) {}

  async offer(own: OwnOffer, language: UiLanguage): Promise<CompanyOffer> {
    const { id, state, step, sunk, fields, missing, closedOutcome } = own;
    const removals = await this.removals.standing([id]);
    return {
      ...{ id, state, step, sunk, missing },
      ...presentFields(fields),
      versions: own.versions.map(({ languageId, title, descriptionHtml }) => ({
        language: languageId,
        title,
        description: descriptionHtml,
      })),
      url: own.live ? this.urlOf(id, fields) : null,
      taken_off: presentRemoval(removals.get(id)),
      closed_outcome: closedOutcome,
      published_at: momentOf(own.publishedAt),
      expires_at: momentOf(own.expiresAt),
      closed_at: momentOf(own.closedAt),
      created_at: own.createdAt.toISOString(),
      updated_at: own.updatedAt.toISOString(),
      names: this.names(fields, language),
    };
  }

  /** Offers with how many people applied to each, which the context of applications knows, and why some are off the board. */
  async rows(rows: readonly OwnOfferRow[], language: UiLanguage): Promise<CompanyOfferRow[]> {
    const ids = rows.map(({ id }) => id);
    const [applied, removals] = await Promise.all([this.applications.among(ids), this.removals.standing(ids)]);
    return rows.map((row) => ({
      ...this.row(row, applied.get(row.id) ?? 0, language),
      taken_off: presentRemoval(removals.get(row.id)),
    }));
  }

  private row(row: OwnOfferRow, applications: number, language: UiLanguage): Omit<CompanyOfferRow, 'taken_off'> {
    const { id, state, kind, title, step, sunk, views, redirects } = row;
    return {
      ...{ id, state, kind, title, step, sunk },
      places: row.places.flatMap((place) => this.placeName(place, language) ?? []),
      languages: row.languageIds.flatMap((languageId) => this.catalogue.language(languageId)?.slug ?? []),
      confirmation_due: row.confirmationDue,
      url: row.live ? this.urlOf(id, row) : null,
      apply_here: row.applyHere,
      closed_outcome: row.closedOutcome,
      published_at: momentOf(row.publishedAt),
      expires_at: momentOf(row.expiresAt),
      updated_at: row.updatedAt.toISOString(),
      figures: countsOf({ views, redirects, applications, applyHere: row.applyHere }),
    };
  }

  private urlOf(id: number, { title, places }: Pick<PostedFields, 'title' | 'places'>): string {
    return offerPath({ id, title, citySlug: this.catalogue.placeSlug(places[0]) });
  }

  private names({ places, skillIds }: PostedFields, language: UiLanguage): CompanyOffer['names'] {
    return {
      cities: places.flatMap(({ cityId }) => {
        const city = cityId === null ? undefined : this.catalogue.city(cityId);
        return city ? [{ id: city.id, name: cityNameIn(city, language), country_id: city.countryId }] : [];
      }),
      skills: skillIds.flatMap((id) => {
        const skill = this.catalogue.skill(id);
        return skill ? [{ id, slug: skill.slug, ...nameIn(skill, language) }] : [];
      }),
    };
  }

  private placeName({ cityId, countryId, text }: OwnOfferRow['places'][number], language: UiLanguage): string | null {
    const city = cityId === null ? undefined : this.catalogue.city(cityId);
    const country = countryId === null ? undefined : this.catalogue.country(countryId);
    return city ? cityNameIn(city, language) : (text ?? (country ? nameIn(country, language).name : null));
  }
}

/** The fields in the form in which they are sent. */
export function presentFields(fields: PostedFields) {
  const { title, kind, remote, experience, employmentTypes, salary, apply } = fields;
  return {
    ...{ title, kind, remote, experience, salary, apply },
    description: fields.descriptionHtml,
    places: fields.places.map(({ cityId, countryId }) => ({ city_id: cityId, country_id: countryId })),
    languages: fields.languages.map(({ languageId, level, mandatory, recognised, oneOfGroup }) => ({
      language: languageId,
      ...presentAskedLevel(level),
      ...{ mandatory, recognised, one_of: oneOfGroup },
    })),
    skills: fields.skillIds,
    employment_type: employmentTypes,
    language: fields.adLanguageId,
    working_language: fields.workingLanguageId,
    collective_agreement: fields.collectiveAgreement,
  } satisfies Partial<CompanyOffer>;
}

/** The level of a language that an offer asks for, in the words of the wire. */
export function presentAskedLevel(rank: PostedFields['languages'][number]['level']) {
  if (rank === null) return { level: rank, cefr: null };
  const { level, cefr } = presentLanguageLevel(rank);
  return { level: level as 1 | 2 | 3 | 4, cefr };
}

function momentOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
