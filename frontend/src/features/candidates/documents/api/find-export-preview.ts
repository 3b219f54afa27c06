import type { ProfileExportPreview } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';
import { type ExportChoice, exportAddress } from '../export-choice.js';

/** What a file of this choice would hold; what it was stays until that is known. @throws ProblemError, OfflineError */
export function useFindExportPreview(choice: ExportChoice) {
  const address = exportAddress(choice, '/preview');
  return useQuery({
    queryKey: [PERSONAL, 'profile-export', address],
    queryFn: () => requestJson<ProfileExportPreview>(address),
    placeholderData: keepPreviousData,
    // The profile may have changed in another part of the page.
    staleTime: 0,
  });
}
