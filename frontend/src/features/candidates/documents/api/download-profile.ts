import { useMutation } from '@tanstack/react-query';
import { countRequest } from '../../../../api/request-activity.js';
import { answered } from '../../../../api/request-json.js';

interface WantedFile {
  address: string;
  /** As it is saved. */
  name: string;
}

/** Fetches a file and hands it to the browser, to be saved. @throws ProblemError, OfflineError */
export function useDownloadProfile() {
  return useMutation<void, Error, WantedFile>({
    mutationFn: async ({ address, name }) => {
      const blob = await countRequest(address, async () => (await answered(address, {})).blob());
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      // Not at once: the browser has yet to read it.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
    retry: false,
  });
}
