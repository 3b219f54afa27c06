import { Database, type MovableClock } from '@babelboard/platform';
import type { ChangedInterviewResponse, InterviewResponse, OfferedSlotsResponse } from '@babelboard/wire';
import type { INestApplicationContext } from '@nestjs/common';
import { makeAccount, makeCompany, type TestAccount } from '../../support/accounts.js';
import { insertOffers, PLAIN_OFFER } from '../../support/offer-rows.js';
import { Visitor } from '../../support/visitor.js';

/** Of the API, or of an application without one. */
interface Staged {
  app: INestApplicationContext;
  clock: MovableClock;
}

export interface Applicant {
  /** Of the application. */
  id: number;
  account: TestAccount;
}

export interface InterviewStage {
  offerId: number;
  company: Awaited<ReturnType<typeof makeCompany>>;
  applicants: Applicant[];
}

export type InterviewAnswer = InterviewResponse & {
  code?: string;
  errors?: { path: string }[];
  current?: InterviewResponse;
} & Partial<ChangedInterviewResponse>;

const HOUR_MS = 3_600_000;

/** An offer of a company with so many applicants, past the commands. */
export async function stageInterviews(api: Staged, applicants = 1): Promise<InterviewStage> {
  const company = await makeCompany(api.app);
  const [offerId = 0] = await insertOffers(api.app, [{ ...PLAIN_OFFER, title: 'Night porter' }]);
  const database = api.app.get(Database, { strict: false });
  await database.query('UPDATE offer SET company_id = $2 WHERE id = $1', [offerId, company.id]);
  const stage: InterviewStage = { offerId, company, applicants: [] };
  for (let n = 0; n < applicants; n += 1) {
    stage.applicants.push(await applyTo(api, stage));
  }
  return stage;
}

/** One more application to an offer. */
export async function applyTo(
  api: Staged,
  { offerId, company }: Pick<InterviewStage, 'offerId' | 'company'>,
  by?: TestAccount,
): Promise<Applicant> {
  const account = by ?? (await makeAccount(api.app));
  const [row] = await api.app.get(Database, { strict: false }).query<{ id: number }>(
    `INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, name,
       headline, place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
     VALUES ($1, $2, $3, 'new', 1, $4, $4, $4::timestamptz + interval '14 days', 'Olga Petrova', '', '', '', '[]', '{}', '{}', '[]', '[]', '', false)
     RETURNING id`,
    [offerId, company.id, account.id, api.clock.now()],
  );
  return { id: row?.id as number, account };
}

/** What both sides of a stage ask of the API. */
export function interviewCalls(api: Staged & { url: string }) {
  const ask = <T = InterviewAnswer>(who: TestAccount, method: string, path: string, body?: unknown) =>
    new Visitor(api.url).call<T>(method, path, body, who.bearer);
  const ofCandidate = ({ id }: Applicant) => `/api/candidates/applications/${id}/interview`;
  const ofCompany = ({ id }: Applicant) => `/api/companies/applicants/${id}/interview`;
  return {
    ask,
    ofCandidate,
    ofCompany,
    /** So many hours from now, a whole hour each. */
    inHours: (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS).toISOString(),
    offer: (stage: InterviewStage, times: string[], more: object = {}) =>
      ask<OfferedSlotsResponse & { code?: string; errors?: { path: string }[] }>(
        stage.company.recruiter,
        'POST',
        '/api/companies/interview-slots',
        {
          applicant_ids: stage.applicants.map(({ id }) => id),
          slots: times.map((starts_at) => ({ starts_at, minutes: 45 })),
          time_zone: 'Europe/Berlin',
          way: 'video',
          where: 'https://meet.example.test/room',
          ...more,
        },
      ),
    see: (applicant: Applicant) => ask(applicant.account, 'GET', ofCandidate(applicant)),
    book: (applicant: Applicant, slot_id: number, time_zone = 'Europe/Helsinki') =>
      ask(applicant.account, 'POST', ofCandidate(applicant), { slot_id, time_zone }),
    cancel: (applicant: Applicant, message = '') =>
      ask(applicant.account, 'POST', `${ofCandidate(applicant)}/cancel`, { message }),
  };
}
