import type {
  ApplicantDetail,
  ApplicantNoteRequest,
  ApplicantNotesResponse,
  ChangedApplicantResponse,
} from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { postJson, requestJson, sendJson } from '../../../api/request-json.js';
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
  /** Older ones that are shown stay. */
  const noted = async (call: Promise<ApplicantNotesResponse>, removed?: number) => {
    const { notes, total, more } = await call;
    const last = notes.at(-1)?.id ?? 0;
    const older = ({ note_list }: ApplicantDetail) =>
      more ? note_list.filter((one) => one.id < last && one.id !== removed) : [];
    await take((shown) => ({ ...shown, notes: total, note_list: [...notes, ...older(shown)] }));
  };
  return {
    note: (body: ApplicantNoteRequest) => noted(postJson<ApplicantNotesResponse>(`${path}/notes`, body)),
    removeNote: (note: number) => noted(sendJson<ApplicantNotesResponse>('DELETE', `${path}/notes/${note}`, {}), note),
    /** Shows notes that are older than all that are shown. */
    olderNotes: async (before: number) => {
      const { notes, total } = await requestJson<ApplicantNotesResponse>(`${path}/notes?before=${before}`);
      queries.setQueryData<ApplicantDetail>(
        queryKey,
        (shown) =>
          shown && {
            ...shown,
            notes: total,
            note_list: [...shown.note_list.filter((one) => one.id >= before), ...notes],
          },
      );
    },
    rate: async (rating: number | null) => {
      const { applicant } = await sendJson<ChangedApplicantResponse>('PUT', `${path}/rating`, { rating });
      await take((shown) => ({ ...shown, rating: applicant.rating }));
    },
  };
}
