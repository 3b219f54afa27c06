import type { ApplicantNoteRequest, ApplicantNotesResponse, ChangedApplicantResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { postJson, sendJson } from '../../../api/request-json.js';
import { APPLICANTS } from './queries.js';

/** Gives the functions that note and rate an applicant. @throws ProblemError, OfflineError */
export function useChangeApplicant(id: number) {
  const queries = useQueryClient();
  const refreshed = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    const answer = await call;
    await queries.invalidateQueries({ queryKey: APPLICANTS });
    return answer;
  };
  const path = `/api/companies/applicants/${id}`;
  return {
    note: (body: ApplicantNoteRequest) => refreshed(postJson<ApplicantNotesResponse>(`${path}/notes`, body)),
    removeNote: (note: number) => refreshed(sendJson<ApplicantNotesResponse>('DELETE', `${path}/notes/${note}`, {})),
    rate: (rating: number | null) => refreshed(sendJson<ChangedApplicantResponse>('PUT', `${path}/rating`, { rating })),
  };
}
