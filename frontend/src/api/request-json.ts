import type { Problem } from '@babelboard/wire';
import { connection } from './connection.js';
import { OfflineError, ProblemError } from './problem-error.js';
import { countRequest } from './request-activity.js';

/**
 * GETs a JSON answer of our server.
 * @throws ProblemError for a status of 400 and above, OfflineError when no answer came
 */
export function requestJson<T>(url: string): Promise<T> {
  return request<T>(url, { headers: { Accept: 'application/json' } });
}

/** POSTs a JSON body and gives the JSON answer. @throws as `requestJson` */
export function postJson<T>(url: string, body: unknown): Promise<T> {
  return sendJson<T>('POST', url, body);
}

/** Sends a JSON body and gives the JSON answer. @throws as `requestJson` */
export function sendJson<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body: unknown,
  /** Goes on when the page is left. */
  keepalive = false,
): Promise<T> {
  return request<T>(url, {
    method,
    keepalive,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function request<T>(url: string, options: RequestInit): Promise<T> {
  return countRequest(url, async () => {
    const response = await answered(url, options);
    // What stands between us and the server may answer in its place: a page, or half of an answer.
    return (await response.json().catch(() => {
      throw new ProblemError(502, null);
    })) as T;
  });
}

/** Asks our server and gives an answer that is no error. @throws as `requestJson` */
export async function answered(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, inLanguageOfPage(options)).catch(() => {
    connection.failed();
    throw new OfflineError(url);
  });
  connection.answered();
  if (!response.ok) throw new ProblemError(response.status, await problemOf(response), secondsToWait(response));
  return response;
}

/** What the server says is read on this page, whatever the browser itself likes best. */
function inLanguageOfPage(options: RequestInit): RequestInit {
  const headers = new Headers(options.headers);
  headers.set('Accept-Language', document.documentElement.lang);
  return { ...options, headers };
}

async function problemOf(response: Response): Promise<Problem | null> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  return (await response.json().catch(() => null)) as Problem | null;
}

function secondsToWait(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
