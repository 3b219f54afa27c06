import { type CompanyCard, logoPath } from '@babelboard/companies/contract';
import { offerPath } from '@babelboard/job-paths';
import { LANGUAGE_LEVELS } from '@babelboard/language-check';
import {
  asksNoLocalLanguage,
  type LanguageRequirement,
  type OfferCard,
  type OfferDetail,
  salaryPerYear,
} from '@babelboard/offers/contract';
import { cityNameIn, nameIn, ReferenceCatalogue } from '@babelboard/reference-data/contract';
import type { UiLanguage } from '@babelboard/texts';
import { CEFR, type JobCard, type JobDetail, type JobLanguage, type JobSalary } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { beginningOf } from '../domain/beginning-of.js';
import { readersLanguage } from '../domain/readers-version.js';
import { jobListsTexts } from '../texts/job-lists-texts.js';

const SNIPPET_LENGTH = 220;

/** Stands before a word of a snippet that was searched for. */
const MATCH_START = '\uE000';

type OfferTexts = Pick<OfferDetail, 'descriptionHtml' | 'descriptionText'>;

/** Turns offers into the wire's jobs: the one place where the two vocabularies meet. */
@Injectable()
export class JobPresenter {
  constructor(private readonly catalogue: ReferenceCatalogue) {}

  card(
    offer: OfferCard,
    company: CompanyCard | undefined,
    { snippet, synonyms }: Pick<JobCard, 'snippet' | 'synonyms'>,
    language: UiLanguage,
    wanted: string | null = null,
  ): JobCard {
    const places = this.places(offer.places, language);
    const textLanguageId = this.textLanguageId(offer, language, wanted);
    const version = offer.versions.find(({ languageId }) => languageId === textLanguageId);
    return {
      id: offer.id,
      url: offerPath({ id: offer.id, title: offer.title, citySlug: places[0]?.slug ?? null }),
      title: version?.title ?? offer.title,
      kind: offer.kind,
      kind_name: jobListsTexts.in(language)(`kind.${offer.kind}`),
      company: {
        id: offer.companyId,
        name: company?.name ?? '',
        logo: logoPath(company?.logo ?? null),
        minisite: company?.minisite ?? null,
      },
      places,
      remote: offer.remote && { slug: offer.remote, name: jobListsTexts.in(language)(`remote.${offer.remote}`) },
      languages: offer.languages.flatMap((requirement) => this.language(requirement, language)),
      ad_language: this.languageName(textLanguageId, language),
      working_language: this.languageName(offer.workingLanguageId, language),
      skills: offer.skillIds.flatMap((id) => this.skill(id, language)),
      experience: offer.experience,
      employment_type: offer.employmentTypes,
      salary: this.salary(offer),
      published_at: offer.postedAt.toISOString(),
      expires_at: offer.expiresAt?.toISOString() ?? null,
      snippet:
        version === undefined || snippet.includes(MATCH_START)
          ? snippet
          : beginningOf(version.beginning, SNIPPET_LENGTH),
      promoted: offer.promoted,
      no_local_language: this.noLocalLanguage(offer),
      synonyms,
      also_in: offer.duplicates.map((other) => this.elsewhere(other, language)),
      extra: {
        application: null,
        // Of a guest; whoever is signed in gets their own from the edge.
        canApply: false,
        available: true,
        redirect: offer.applyUrl,
        favorite: false,
        screeningQuestions: [],
        way: offer.applyHere ? 'here' : offer.applyUrl === null ? 'none' : 'elsewhere',
      },
    };
  }

  /**
   * `hiring` is filled at the edge, which knows what becomes of applications.
   * @param texts those of the version that is read, where it is not the offer's own
   * @param wanted code of the language that is asked for beside that of the interface
   */
  detail(
    offer: OfferDetail,
    company: CompanyCard | undefined,
    language: UiLanguage,
    { texts = offer, wanted = null }: { texts?: OfferTexts; wanted?: string | null } = {},
  ): JobDetail {
    const snippet = beginningOf(texts.descriptionText, SNIPPET_LENGTH);
    const card = this.card(offer, company, { snippet, synonyms: [] }, language, wanted);
    return {
      ...card,
      description: texts.descriptionHtml,
      collective_agreement: offer.collectiveAgreement,
      open_confirmed_at: offer.openConfirmedAt?.toISOString() ?? null,
      versions: this.versions(offer, card.url, language),
      hiring: [],
    };
  }

  /** The language in which an offer is shown: the wanted one, else that of the interface, else its own. */
  textLanguageId(offer: OfferCard, language: UiLanguage, wanted: string | null): number | null {
    const codes = wanted === null ? [language] : [wanted, language];
    return readersLanguage(
      offer,
      codes.flatMap((code) => this.catalogue.languageByCode(code)?.id ?? []),
    );
  }

  /** The offer's own language first. What the interface shows by itself needs no word in the address. */
  private versions(offer: OfferCard, url: string, language: UiLanguage): JobDetail['versions'] {
    if (offer.versions.length === 0) {
      return [];
    }
    const shown = this.textLanguageId(offer, language, null);
    return [offer.adLanguageId, ...offer.versions.map(({ languageId }) => languageId)].flatMap((id) => {
      const written = this.languageName(id, language);
      return written === null
        ? []
        : { code: written.code, name: written.name, url: id === shown ? url : `${url}?lang=${written.code}` };
    });
  }

  private elsewhere(
    { id, title, places }: OfferCard['duplicates'][number],
    language: UiLanguage,
  ): JobCard['also_in'][number] {
    const [place] = this.places(places, language);
    return {
      id,
      url: offerPath({ id, title, citySlug: place?.slug ?? null }),
      city: place?.city ?? place?.country ?? '',
    };
  }

  private places(offered: OfferCard['places'], language: UiLanguage): JobCard['places'] {
    return offered.map(({ cityId, countryId, text }) => {
      const city = cityId === null ? undefined : this.catalogue.city(cityId);
      const country = countryId === null ? undefined : this.catalogue.country(countryId);
      return {
        city: city ? cityNameIn(city, language) : text,
        country: country ? nameIn(country, language).name : null,
        slug: city?.slug ?? country?.slug ?? null,
      };
    });
  }

  private noLocalLanguage({ places, languages, adLanguageId }: OfferCard): boolean {
    const countryIds = places.map(
      ({ cityId, countryId }) => (cityId === null ? undefined : this.catalogue.city(cityId)?.countryId) ?? countryId,
    );
    return asksNoLocalLanguage({
      countryLanguageIds: countryIds.flatMap((id) =>
        id === null ? [] : (this.catalogue.country(id)?.languageIds ?? []),
      ),
      requirements: languages,
      adLanguageId,
    });
  }

  private skill(id: number, language: UiLanguage): JobCard['skills'] {
    const skill = this.catalogue.skill(id);
    return skill ? [{ id, slug: skill.slug, ...nameIn(skill, language) }] : [];
  }

  private language(requirement: LanguageRequirement, asked: UiLanguage): JobLanguage[] {
    const language = this.catalogue.language(requirement.languageId);
    if (!language) {
      return [];
    }
    const rank = requirement.level;
    return [
      {
        id: language.id,
        name: nameIn(language, asked).name,
        slug: language.slug,
        level: rank === null ? null : rank === LANGUAGE_LEVELS.motherTongue ? 4 : Math.ceil(rank / 2),
        cefr: rank === null ? null : (CEFR[rank - 1] ?? null),
        mandatory: requirement.mandatory,
        one_of: requirement.oneOfGroup,
        recognised: requirement.recognised,
      },
    ];
  }

  private languageName(id: number | null, asked: UiLanguage): JobCard['ad_language'] {
    const language = id === null ? undefined : this.catalogue.language(id);
    return language
      ? { id: language.id, code: language.code, name: nameIn(language, asked).name, slug: language.slug }
      : null;
  }

  private salary({ salary }: OfferCard): JobSalary | null {
    return salary && { ...salary, perYear: salaryPerYear(salary) };
  }
}
