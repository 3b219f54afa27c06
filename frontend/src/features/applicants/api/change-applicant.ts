import type {
  ApplicantDetail,
  ApplicantNoteRequest,
  ApplicantNotesResponse,
  ChangedApplicantResponse,
} from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { postJson, sendJson } from '../../../api/request-json.js';
import { applicantKey } from './queries.js';
import { refreshApplicants } from './refresh-applicants.js';

/** Gives the functions that note and rate an applicant: what is answered is shown at once. @throws ProblemError, OfflineError */
export function useChangeApplicant(id: number) {
  const queries = useQueryClient();
  const path = `/api/companies/applicants/${id}`;
  const queryKey = applicantKey(id);
  const take = async (change: (shown: ApplicantDetail) => ApplicantDetail) => {
    // What is being asked for does not know of it yet.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<ApplicantDetail>(queryKey, (shown) => shown && change(shown));
    refreshApplicants(queries);
  };
  const noted = async (call: Promise<ApplicantNotesResponse>) => {
    const { notes } = await call;
    await take((shown) => ({ ...shown, note_list: notes }));
  };
  return {
    note: (body: ApplicantNoteRequest) => noted(postJson<ApplicantNotesResponse>(`${path}/notes`, body)),
    removeNote: (note: number) => noted(sendJson<ApplicantNotesResponse>('DELETE', `${path}/notes/${note}`, {})),
    rate: async (rating: number | null) => {
      const { applicant } = await sendJson<ChangedApplicantResponse>('PUT', `${path}/rating`, { rating });
      await take((shown) => ({ ...shown, rating: applicant.rating }));
    },
  };
}
