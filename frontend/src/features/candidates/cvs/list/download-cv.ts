import { answered } from '../../../../api/request-json.js';

/** Fetches a file and saves it under its name. @throws ProblemError, OfflineError */
export async function downloadCv(path: string, name: string): Promise<void> {
  const response = await answered(path, { headers: { Accept: '*/*' } });
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
