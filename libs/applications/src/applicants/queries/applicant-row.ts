import type { SpokenLanguage } from '@babelboard/candidates/contract';
import type { ApplicationFit } from '@babelboard/matching/contract';
import type { ApplicationStatus } from '@babelboard/wire';
import { hasEnded } from '../../applying/domain/application-times.js';

/** An applicant in a list or on a board, as it is stored. */
export interface StoredApplicant {
  id: number;
  offerId: number;
  status: ApplicationStatus;
  version: number;
  name: string;
  headline: string;
  appliedAt: Date;
  changedAt: Date;
  answerDueAt: Date;
  answeredAt: Date | null;
  viewedAt: Date | null;
  languages: SpokenLanguage[];
  knockedOut: boolean;
  objectedAt: Date | null;
  ratingMean: number | null;
  ratings: number;
  ownRating: number | null;
  notes: number;
}

/** The same with how what was sent fits what the offer asks. */
export interface ApplicantRow extends StoredApplicant {
  fit: ApplicationFit;
}

/** Columns of `job_application a` under the names of `StoredApplicant`. @param member the placeholder of who asks */
export function applicantColumns(member: `$${number}`): string {
  return `a.id, a.offer_id AS "offerId", a.status, a.version, a.name, a.headline, a.applied_at AS "appliedAt",
    a.changed_at AS "changedAt", a.answer_due_at AS "answerDueAt", a.answered_at AS "answeredAt", a.viewed_at AS "viewedAt",
    a.languages, a.knocked_out AS "knockedOut", a.objected_at AS "objectedAt",
    (SELECT avg(rating)::float8 FROM application_rating WHERE application_id = a.id) AS "ratingMean",
    (SELECT count(*)::int FROM application_rating WHERE application_id = a.id) AS ratings,
    (SELECT rating FROM application_rating WHERE application_id = a.id AND member_id = ${member}) AS "ownRating",
    (SELECT count(*)::int FROM application_note WHERE application_id = a.id) AS notes`;
}

/** By when an answer is due; null where one came, or nothing more is to come. */
export function answerBy({
  status,
  answerDueAt,
  answeredAt,
}: Pick<ApplicantRow, 'status' | 'answerDueAt' | 'answeredAt'>): Date | null {
  return answeredAt !== null || hasEnded(status) ? null : answerDueAt;
}
