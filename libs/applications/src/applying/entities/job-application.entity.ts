import type { CvType } from '@babelboard/cvs/contract';
import { PersonalData, personal, plain, storedFile, withheld } from '@babelboard/platform';
import type { ApplicantStatus, ApplicationStatus, ClientPlatform } from '@babelboard/wire';
import { Entity } from 'typeorm';
import { POOL_CONSENT_VERSION } from '../../retention/domain/pool-consent.js';
import { applicationNotRestorable, applicationWithdrawn } from '../application.errors.js';
import { answerDueAt, isAnswer, isSlip, undoneUntil } from '../domain/application-times.js';
import { languageKeys } from '../domain/language-keys.js';
import type { SentProfile } from '../domain/sent-profile.js';
import { JobApplicationRow } from './job-application-row.js';

/** The copy of a CV that goes with an application. */
export interface SentCv {
  name: string;
  type: CvType;
  size: number;
  key: string;
}

/** What somebody sends to an offer. */
export interface SentApplication {
  profile: SentProfile;
  letter: string;
  cv: SentCv;
  knockedOut: boolean;
  /** Within how many days the company promises an answer. */
  replyDays: number;
  /** The language in which somebody consented to being kept in the talent pool; null where nobody did. */
  poolConsentIn: string | null;
  /** What it is sent with. */
  platform: ClientPlatform;
}

/** A candidate's application to an offer: what was sent as it was then, and how far it is. One for each person and offer. */
@Entity('job_application')
@PersonalData<JobApplication>({
  owner: { account: 'accountId' },
  onErasure: 'delete-row',
  exportAs: 'applications',
  columns: {
    id: plain('id'),
    offerId: personal('offer_id', { kind: 'offer', as: 'offer' }),
    companyId: personal('company_id', { kind: 'company', as: 'company' }),
    accountId: plain(),
    status: personal('status'),
    statusBefore: personal('status_before_withdrawal'),
    version: plain(),
    appliedAt: personal('applied_at'),
    platform: plain('platform'),
    changedAt: personal('changed_at'),
    changedBy: withheld(),
    answerDueAt: personal('answer_due_at'),
    answeredAt: personal('answered_at'),
    reminders: plain(),
    remindedAt: plain(),
    overdueToldAt: personal('told_that_it_is_late_at'),
    viewedAt: personal('viewed_at'),
    objection: personal('objection'),
    objectedAt: personal('objected_at'),
    name: personal('name'),
    headline: personal('headline'),
    place: personal('place'),
    letter: personal('letter'),
    languages: personal('languages'),
    languageKeys: withheld(),
    skillIds: personal('skill_ids', { kind: 'skill', as: 'skills' }),
    ownSkills: personal('skills_in_own_words'),
    experience: personal('experience'),
    education: personal('education'),
    words: withheld(),
    knockedOut: personal('knock_out_answered_otherwise'),
    cvName: personal('cv_name'),
    cvType: plain('cv_type'),
    cvSize: plain('cv_size'),
    cvKey: storedFile('cv_file', 'cv_name'),
    poolConsentedAt: personal('kept_in_talent_pool_since'),
    poolConsentVersion: plain('talent_pool_text_version'),
    poolConsentLanguage: plain('talent_pool_text_language'),
  },
})
export class JobApplication extends JobApplicationRow {
  static send(
    to: Pick<JobApplication, 'offerId' | 'companyId' | 'accountId'>,
    sent: SentApplication,
    now: Date,
  ): JobApplication {
    const application = Object.assign(new JobApplication(), to, { version: 0, words: '', viewedAt: null });
    application.take(sent, now);
    return application;
  }

  /** After a withdrawal. Gives the key of the file that is not needed any more. */
  sendAgain(sent: SentApplication, now: Date): string | null {
    const before = this.cvKey;
    this.viewedAt = null;
    this.take(sent, now);
    return before;
  }

  /** @throws DomainError APPLICATION_WITHDRAWN */
  withdraw(now: Date): void {
    this.refuseWithdrawn();
    this.statusBefore = this.status;
    this.changeTo('withdrawn', null, now);
  }

  /** Within the seconds in which nobody was told. @throws DomainError APPLICATION_NOT_RESTORABLE */
  restore(now: Date): void {
    if (this.status !== 'withdrawn' || this.statusBefore === null || undoneUntil(this.changedAt) < now) {
      throw applicationNotRestorable();
    }
    this.changeTo(this.statusBefore, null, now);
    this.statusBefore = null;
  }

  /** Once until the status moves: after that only the words are others, and false is given. @throws DomainError APPLICATION_WITHDRAWN */
  objectTo(text: string, now: Date): boolean {
    this.refuseWithdrawn();
    const first = this.objectedAt === null;
    this.objection = text;
    this.objectedAt ??= now;
    return first;
  }

  /** @param language in which it was asked; null to end it. Gives false where nothing changes. @throws DomainError APPLICATION_WITHDRAWN */
  changePoolConsent(language: string | null, now: Date): boolean {
    this.refuseWithdrawn();
    if ((language === null) === (this.poolConsentedAt === null)) {
      return false;
    }
    this.consentToPool(language, now);
    return true;
  }

  /** A member's decision; what the candidate said of the status before is answered by it. @throws DomainError APPLICATION_WITHDRAWN */
  moveTo(status: ApplicantStatus, memberId: number, now: Date): void {
    this.refuseWithdrawn();
    this.changeTo(status, memberId, now);
    this.objection = null;
    this.objectedAt = null;
    this.viewedAt ??= now;
    if (isAnswer(status)) {
      this.answeredAt ??= now;
    }
  }

  /** Whether a move to a status undoes an answer before anybody was told of it. */
  takesAnswerBack(status: ApplicantStatus, now: Date): boolean {
    return isAnswer(this.status) && !isAnswer(status) && isSlip(this.changedAt, now);
  }

  /** What was an answer was undone: the clock goes on, unless there was another one before. */
  takeAnswerBack(earlier: Date | null): void {
    this.answeredAt = earlier;
  }

  /** Gives false where somebody of the company has opened it before. */
  view(now: Date): boolean {
    const first = this.viewedAt === null;
    this.viewedAt ??= now;
    return first;
  }

  /** Somebody of the company wrote to the candidate: that is an answer, too. */
  noteAnswer(now: Date): void {
    this.answeredAt ??= now;
    this.viewedAt ??= now;
  }

  private take({ profile, cv, replyDays, poolConsentIn, ...sent }: SentApplication, now: Date): void {
    const { letter, knockedOut, platform } = sent;
    Object.assign(this, profile, { letter, knockedOut, platform });
    Object.assign(this, { cvName: cv.name, cvType: cv.type, cvSize: cv.size, cvKey: cv.key });
    Object.assign(this, { statusBefore: null, objection: null, objectedAt: null, answeredAt: null });
    this.languageKeys = languageKeys(profile.languages);
    this.appliedAt = now;
    this.answerDueAt = answerDueAt(now, replyDays);
    Object.assign(this, { reminders: 0, remindedAt: null, overdueToldAt: null });
    this.consentToPool(poolConsentIn, now);
    this.changeTo('new', null, now);
  }

  private consentToPool(language: string | null, now: Date): void {
    this.poolConsentLanguage = language;
    this.poolConsentVersion = language && POOL_CONSENT_VERSION;
    this.poolConsentedAt = language === null ? null : now;
  }

  private changeTo(status: ApplicationStatus, memberId: number | null, now: Date): void {
    this.status = status;
    this.changedAt = now;
    this.changedBy = memberId;
    this.version += 1;
  }

  private refuseWithdrawn(): void {
    if (this.status === 'withdrawn') {
      throw applicationWithdrawn();
    }
  }
}
