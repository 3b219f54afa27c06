import type { Problem } from '@babelboard/wire';
import { OfflineError, ProblemError } from './problem-error.js';
import { countRequest } from './request-activity.js';

/**
 * GETs a JSON answer of our server.
 * @throws ProblemError for a status of 400 and above, OfflineError when no answer came
 */
export function requestJson<T>(url: string): Promise<T> {
  return countRequest(url, async () => {
    const response = await fetch(url, { headers: { Accept: 'application/json' } }).catch(() => {
      throw new OfflineError(url);
    });
    if (!response.ok) throw new ProblemError(response.status, await problemOf(response));
    return (await response.json()) as T;
  });
}

async function problemOf(response: Response): Promise<Problem | null> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  return (await response.json().catch(() => null)) as Problem | null;
}
