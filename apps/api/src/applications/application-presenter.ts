import {
  type ApplicationFormData,
  type ApplicationMark,
  answerBy,
  type OwnApplication,
  type OwnApplicationDetail,
  undoneUntil,
} from '@babelboard/applications';
import { logoPath } from '@babelboard/companies/contract';
import { offerPath } from '@babelboard/job-paths';
import { LoadKnownOffers } from '@babelboard/offers/contract';
import { Clock } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import type { Application, ApplicationDetail, ApplicationFormResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { presentSpokenLanguages } from '../candidates/present-spoken-languages.js';
import { presentCvs } from '../cvs/cv-presenter.js';
import { presentLanguageVerdicts } from './present-language-verdicts.js';
import { presentAsked } from './present-questions.js';

/** Applications in the words of the wire, for the candidates whose they are. */
@Injectable()
export class ApplicationPresenter {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  one({ application, card }: OwnApplication): Application {
    const { id, status, version, appliedAt, changedAt, viewedAt, objectedAt, statusBefore, poolConsentedAt } =
      application;
    const now = this.clock.now();
    const due = answerBy(application);
    const until = status === 'withdrawn' && statusBefore !== null ? undoneUntil(changedAt) : null;
    return {
      id,
      status,
      version,
      applied_at: appliedAt.toISOString(),
      changed_at: changedAt.toISOString(),
      answer_by: due?.toISOString() ?? null,
      overdue: due !== null && due < now,
      viewed: viewedAt !== null,
      restore_until: until !== null && until > now ? until.toISOString() : null,
      objected_at: objectedAt?.toISOString() ?? null,
      pool_since: poolConsentedAt?.toISOString() ?? null,
      job: { ...card, extra: { ...card.extra, application: presentMark({ id, status, appliedAt }), canApply: false } },
    };
  }

  async detail(found: OwnApplicationDetail, language: UiLanguage): Promise<ApplicationDetail> {
    const { application, answers, steps } = found;
    const { offerId, letter, languages, objection, cvName, cvType, cvSize } = application;
    const [offer] = await this.queries.execute(new LoadKnownOffers([offerId], true));
    const compared = { asked: offer?.languages ?? [], held: languages };
    return {
      ...this.one(found),
      letter,
      cv: cvName === null || cvType === null ? null : { name: cvName, type: cvType, size: cvSize ?? 0 },
      languages: presentSpokenLanguages(languages, this.catalogue),
      check: presentLanguageVerdicts(compared, this.catalogue, language),
      answers: answers.map((question) => presentAsked(question)),
      history: steps.flatMap(({ toStatus, at, memberId, kind }) =>
        toStatus === null
          ? []
          : [
              {
                status: toStatus,
                at: at.toISOString(),
                by: kind === 'moved' || memberId !== null ? 'company' : 'candidate',
              },
            ],
      ),
      objection,
    };
  }

  form(form: ApplicationFormData, language: UiLanguage): ApplicationFormResponse {
    const { offer, company, profile, questions, cvs } = form;
    const citySlug = offer.places[0] === undefined ? null : this.catalogue.placeSlug(offer.places[0]);
    const own = this.catalogue.language(offer.adLanguageId ?? 0)?.code;
    const letters = profile.texts.flatMap(({ language: code, letterText }) =>
      letterText === '' ? [] : [{ language: code, letter: letterText }],
    );
    return {
      offer: {
        id: offer.id,
        url: offerPath({ id: offer.id, title: offer.title, citySlug }),
        title: offer.title,
        company: { id: offer.companyId, name: company?.name ?? '', logo: logoPath(company?.logo ?? null) },
      },
      refusal: form.refusal,
      application: form.application && presentMark(form.application),
      pending_tasks: [...profile.progress.pendingToApply],
      check: presentLanguageVerdicts({ asked: offer.languages, held: profile.languages }, this.catalogue, language),
      questions: questions.questions.map((question) => presentAsked(question)),
      questions_version: questions.version,
      cvs: presentCvs({ cvs, conversions: [] }).cvs,
      default_cv_id: cvs.find(({ isDefault }) => isDefault)?.id ?? null,
      letters: [
        ...letters.filter((letter) => letter.language === own),
        ...letters.filter((letter) => letter.language !== own),
      ],
      reply_days: form.replyDays,
      median_reply_days: form.replies?.medianDays ?? null,
    };
  }
}

/** That somebody applied, for a card. */
export function presentMark({ id, status, appliedAt }: ApplicationMark) {
  return { id, status, applied_at: appliedAt.toISOString() };
}
