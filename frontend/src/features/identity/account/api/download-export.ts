import { useMutation } from '@tanstack/react-query';
import { countRequest } from '../../../../api/request-activity.js';
import { answered, postJson } from '../../../../api/request-json.js';

const FALLBACK_NAME = 'my-data.zip';

/** Fetches the copy of one's data and hands it to the browser as a file; then the code is used up. @throws ProblemError, OfflineError */
export function useDownloadExport() {
  return useMutation<void, Error, string>({
    mutationFn: async (token) => {
      const address = `/api/account/export/${encodeURIComponent(token)}`;
      const [blob, disposition] = await countRequest(address, async () => {
        const answer = await answered(address, {});
        return [await answer.blob(), answer.headers.get('content-disposition') ?? ''] as const;
      });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? FALLBACK_NAME;
      link.click();
      // The link has done its work; where this does not arrive it runs out by itself.
      await postJson(`${address}/received`, {}).catch(() => undefined);
      // Not at once: the browser has yet to read it.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
    retry: false,
  });
}
