import { CV_FIELD, type ExtractionResponse, type UploadedCvResponse } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Upload, uploadFile } from '../../../../api/upload-file.js';
import { noticeSessionEnd } from '../../profile/api/use-profile-call.js';
import { CVS } from './find-cvs.js';
import { extractionKey } from './find-extraction.js';
import { takeCvs } from './use-cv-call.js';

/** Gives the function that adds a CV and has it read. @throws ProblemError, OfflineError, AbortError */
export function useUploadCv() {
  const queries = useQueryClient();
  return useMemo(
    () =>
      async (upload: Omit<Upload, 'field'>): Promise<UploadedCvResponse> => {
        try {
          const answer = await uploadFile<UploadedCvResponse>('/api/candidates/mycv/fromVue?extract=1', {
            ...upload,
            field: CV_FIELD,
          });
          takeCvs(queries, answer);
          const { cv, extraction, text, proposals } = answer;
          queries.setQueryData<ExtractionResponse>(extractionKey(cv.id), { extraction, text, proposals });
          return answer;
        } catch (error) {
          noticeSessionEnd(error);
          // A file may have come in all the same: its answer was lost, or a scanner found something in it.
          void queries.invalidateQueries({ queryKey: CVS });
          throw error;
        }
      },
    [queries],
  );
}
