import type { Done } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postJson } from '../../../api/request-json.js';
import { useSession } from '../../../session/use-session.js';
import { refreshApplicants } from './refresh-applicants.js';

/** Tells that somebody of the company has opened an applicant, once. */
export function useNoteViewed({ id, viewed }: { id: number; viewed: boolean }): void {
  const queries = useQueryClient();
  const readOnly = useSession().user?.support != null;
  useEffect(() => {
    if (viewed || readOnly) return;
    postJson<Done>(`/api/companies/applicants/${id}/viewed`, {}).then(
      () => refreshApplicants(queries),
      // It is told the next time.
      () => undefined,
    );
  }, [id, viewed, readOnly, queries]);
}
