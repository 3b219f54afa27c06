import type { SpokenLanguage } from '@babelboard/candidates/contract';
import { Database, Outbox } from '@babelboard/platform';
import type { ApplicationStatus } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { ActingCompanies } from '../../acting-companies.js';
import type { GivenAnswer } from '../../screening/domain/screening-question-content.js';
import { type AskedWording, ScreeningQuestions } from '../../screening/queries/screening-questions.js';
import { ApplicantsExported } from '../events/applicants-exported.event.js';
import { ApplicantConditions, type ApplicantFilters } from './applicant-filters.js';
import { ApplicantLists } from './applicant-lists.js';

/** An applicant as a line of a table. */
export interface ExportedApplicant {
  id: number;
  name: string;
  status: ApplicationStatus;
  headline: string;
  place: string;
  appliedAt: Date;
  changedAt: Date;
  languages: SpokenLanguage[];
  skillIds: number[];
  ownSkills: string[];
  ratingMean: number | null;
  answers: Record<string, GivenAnswer>;
}

export interface ApplicantExport {
  /** In every wording that was answered: each is a column of its own. */
  questions: AskedWording[];
  /** In batches, the last application first. */
  batches: AsyncIterable<ExportedApplicant[]>;
}

/** Applicants that are held in memory at once. */
const AT_ONCE = 1_000;

/** Gives all applicants of an offer for a table, and says that somebody took it; no address is among what is given. */
@Injectable()
export class ApplicantExports {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingCompanies,
    private readonly lists: ApplicantLists,
    private readonly conditions: ApplicantConditions,
    private readonly questions: ScreeningQuestions,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError APPLICANT_FILES_CLOSED; APPLICANT_OFFER_NOT_FOUND, also where it is another company's */
  async open(
    { companyId, accountId: memberId }: { companyId: number; accountId: number },
    offerId: number,
    asked: ApplicantFilters & { status?: ApplicationStatus | undefined },
  ): Promise<ApplicantExport> {
    await this.acting.requireExports(companyId);
    await this.lists.requireOffer({ companyId, offerId });
    await this.database.transaction((tx) =>
      this.outbox.add(tx, new ApplicantsExported({ offerId, companyId, memberId })),
    );
    const questions = await this.questions.wordings(offerId);
    return { questions, batches: this.batches(companyId, offerId, asked) };
  }

  private async *batches(
    companyId: number,
    offerId: number,
    { status, ...filters }: ApplicantFilters & { status?: ApplicationStatus | undefined },
  ): AsyncGenerator<ExportedApplicant[]> {
    const { sql, values } = this.conditions.of({ companyId, offerId }, filters);
    const place = (index: number) => `$${values.length + index}`;
    let last: ExportedApplicant | undefined;
    do {
      const batch = await this.database.query<ExportedApplicant>(
        `SELECT a.id, a.name, a.status, a.headline, a.place, a.applied_at AS "appliedAt", a.changed_at AS "changedAt",
                a.languages, a.skill_ids AS "skillIds", a.own_skills AS "ownSkills",
                (SELECT avg(rating)::float8 FROM application_rating WHERE application_id = a.id) AS "ratingMean",
                coalesce((SELECT json_object_agg(question_id, answer) FROM application_answer
                          WHERE application_id = a.id), '{}') AS answers
         FROM job_application a
         WHERE ${sql} AND (${place(1)}::text IS NULL OR a.status = ${place(1)})
           AND (${place(2)}::timestamptz IS NULL OR (a.applied_at, a.id) < (${place(2)}, ${place(3)}))
         ORDER BY a.applied_at DESC, a.id DESC LIMIT ${AT_ONCE}`,
        [...values, status ?? null, last?.appliedAt ?? null, last?.id ?? null],
      );
      if (batch.length > 0) {
        yield batch;
      }
      last = batch.length < AT_ONCE ? undefined : batch.at(-1);
    } while (last !== undefined);
  }
}
