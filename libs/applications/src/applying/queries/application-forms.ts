import { type ProfileSnapshot, ProfileSnapshots } from '@babelboard/candidates/contract';
import { type CompanyCard, CompanyDirectory, CompanyRulesReader } from '@babelboard/companies/contract';
import { CandidateCvs, type ListedCv } from '@babelboard/cvs/contract';
import { type KnownOffer, LoadKnownOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import type { ApplyRefusal } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type RepliesInPublic, ReplyFigures } from '../../reply-clock/queries/reply-figures.js';
import { type QuestionList, ScreeningQuestions } from '../../screening/queries/screening-questions.js';
import { cannotApply } from '../application.errors.js';
import { ApplyRules } from '../apply-rules.js';
import type { ApplicationMark } from './application-marks.js';

/** All that somebody needs to apply to an offer. */
export interface ApplicationFormData {
  offer: KnownOffer;
  company: CompanyCard | null;
  refusal: ApplyRefusal | null;
  application: ApplicationMark | null;
  profile: ProfileSnapshot;
  questions: QuestionList;
  cvs: ListedCv[];
  replyDays: number;
  replies: RepliesInPublic | null;
}

/** Reads what the form for an application shows. */
@Injectable()
export class ApplicationForms {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly profiles: ProfileSnapshots,
    private readonly companies: CompanyDirectory,
    private readonly cvs: CandidateCvs,
    private readonly rules: ApplyRules,
    private readonly questions: ScreeningQuestions,
    private readonly replyRules: CompanyRulesReader,
    private readonly figures: ReplyFigures,
  ) {}

  /** @throws DomainError APPLY_OFFER_NOT_LIVE where nobody knows the offer */
  async find(accountId: number, offerId: number): Promise<ApplicationFormData> {
    const [offer] = await this.queries.execute(new LoadKnownOffers([offerId], true));
    const profile = await this.profiles.find(accountId);
    if (offer === undefined || profile === null) {
      throw cannotApply('OFFER_NOT_LIVE');
    }
    const { refusal, application } = await this.database.transaction((tx) => this.rules.judge(tx, profile, offerId));
    const cvs = await this.cvs.list(accountId);
    const ready = cvs.some(({ scanState }) => scanState === 'clean' || scanState === 'unscanned');
    return {
      offer,
      company: (await this.companies.cards([offer.companyId])).get(offer.companyId) ?? null,
      refusal: refusal === null && !ready ? 'CV_NOT_READY' : refusal,
      application,
      profile,
      questions: await this.questions.of(offerId),
      cvs,
      replyDays: (await this.replyRules.of(offer.companyId)).replyDays,
      replies: await this.figures.inPublic(offer.companyId),
    };
  }
}
