import type { Done } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postJson } from '../../../api/request-json.js';
import { refreshApplicants } from './refresh-applicants.js';

/** Tells that somebody of the company has opened an applicant, once. */
export function useNoteViewed({ id, viewed }: { id: number; viewed: boolean }): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (viewed) return;
    postJson<Done>(`/api/companies/applicants/${id}/viewed`, {}).then(
      () => refreshApplicants(queries),
      // It is told the next time.
      () => undefined,
    );
  }, [id, viewed, queries]);
}
