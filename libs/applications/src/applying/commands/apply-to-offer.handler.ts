import { FirstApplications, type ProfileSnapshot, ProfileSnapshots } from '@babelboard/candidates/contract';
import { CompanyRulesReader } from '@babelboard/companies/contract';
import { Accounts } from '@babelboard/identity/contract';
import { Database, FileRemovals, Outbox, type RateLimit, RateLimits } from '@babelboard/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { CompanyChannel } from '../../company-channel.js';
import { PoolConsentChanged } from '../../retention/events/pool-consent-changed.event.js';
import { checkAnswers } from '../../screening/domain/check-answers.js';
import { holdScreeningList } from '../../screening/entities/lock-screening-list.js';
import { ScreeningQuestions } from '../../screening/queries/screening-questions.js';
import { screeningChanged } from '../../screening/screening.errors.js';
import { applicationNotFound, cannotApply } from '../application.errors.js';
import { ApplicationWriter } from '../application-writer.js';
import { ApplyRules } from '../apply-rules.js';
import { CvCopies } from '../cv-copies.js';
import type { SentCv } from '../entities/job-application.entity.js';
import { ApplicationSubmitted } from '../events/application-submitted.event.js';
import { SentProfiles } from '../sent-profiles.js';
import { type ApplicationForm, ApplyToOffer } from './apply-to-offer.command.js';

/** More than anybody means; each copies a file. */
const AN_HOUR: RateLimit = { points: 60, seconds: 3_600 };

@CommandHandler(ApplyToOffer)
export class ApplyToOfferHandler implements ICommandHandler<ApplyToOffer> {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly profiles: ProfileSnapshots,
    private readonly rules: ApplyRules,
    private readonly limits: RateLimits,
    private readonly replyRules: CompanyRulesReader,
    private readonly sentProfiles: SentProfiles,
    private readonly copies: CvCopies,
    private readonly removals: FileRemovals,
    private readonly questions: ScreeningQuestions,
    private readonly writer: ApplicationWriter,
    private readonly firsts: FirstApplications,
    private readonly outbox: Outbox,
    private readonly channel: CompanyChannel,
  ) {}

  /** @throws DomainError APPLY_… (`ApplyRefusal`), SCREENING_…, SESSION_ENDED, RATE_LIMITED */
  async execute({ asker, form }: ApplyToOffer): Promise<number> {
    const profile = await this.profiles.find(asker.accountId);
    if (profile === null) {
      throw applicationNotFound();
    }
    // Before the work of copying; what decides is asked again in the transaction.
    await this.database.transaction((tx) => this.requireSound(tx, profile, form));
    await this.limits.consume('applications', String(asker.accountId), AN_HOUR);
    return this.copies.sending(asker.accountId, form.cvId, (cv) =>
      this.database.transaction(async (tx) => {
        const { verified } = await this.accounts.lockFor(tx, asker);
        if (!verified) {
          throw cannotApply('EMAIL_NOT_VERIFIED');
        }
        return this.send(tx, profile, form, cv);
      }),
    );
  }

  /** Whether it may be sent, with answers that fit what is asked. */
  private async requireSound(tx: EntityManager, profile: ProfileSnapshot, form: ApplicationForm) {
    const { offer, application } = await this.rules.require(tx, profile, form.offerId);
    // What was asked stays so until the answers are stored beside it.
    await holdScreeningList(tx, offer.id);
    const { questions, version } = await this.questions.of(offer.id, tx);
    if (form.questionsVersion !== null && form.questionsVersion !== version) {
      throw screeningChanged();
    }
    return { offer, application, ...(await checkAnswers(questions, form.answers)) };
  }

  private async send(tx: EntityManager, profile: ProfileSnapshot, form: ApplicationForm, cv: SentCv): Promise<number> {
    const accountId = profile.person.id;
    const { offer, application, answers, knockedOut } = await this.requireSound(tx, profile, form);
    const { replyDays } = await this.replyRules.of(offer.companyId, tx);
    const { letter, platform } = form;
    const poolConsentIn = offer.kind === 'talent_pool' ? form.poolConsentIn : null;
    await this.removals.cancel(tx, cv.key);
    const id = await this.writer.write(tx, {
      to: { offerId: offer.id, companyId: offer.companyId, accountId },
      before: application,
      sent: { profile: this.sentProfiles.of(profile), letter, cv, knockedOut, replyDays, poolConsentIn, platform },
      answers,
    });
    await this.firsts.note(tx, accountId);
    const about = { applicationId: id, offerId: offer.id, companyId: offer.companyId };
    await this.outbox.add(tx, new ApplicationSubmitted({ ...about, accountId }));
    if (poolConsentIn !== null) {
      await this.outbox.add(tx, new PoolConsentChanged({ ...about, accountId, given: true }));
    }
    await this.channel.tell(tx, offer.companyId, { kind: 'applied', offerId: offer.id, ids: [id] });
    return id;
  }
}
