import type { Problem } from '@babelboard/wire';
import { connection } from './connection.js';
import { OfflineError, ProblemError } from './problem-error.js';

export interface Upload {
  /** Name of the field of the form (multipart). */
  field: string;
  file: File;
  /** Called with what has left, from 0 to 1; at 1 the server is still busy with it. */
  onProgress: (share: number) => void;
  /** Stops it. */
  signal: AbortSignal;
}

/**
 * POSTs a file and gives the JSON answer. Not by `fetch`, which does not tell how much has left.
 * @throws ProblemError for a status of 400 and above, OfflineError when no answer came, AbortError (DOMException) when it was stopped
 */
export function uploadFile<T>(url: string, { field, file, onProgress, signal }: Upload): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', stop);
      settle();
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onabort = () => end(() => reject(new DOMException('Stopped', 'AbortError')));
    request.onerror = () => {
      connection.failed();
      end(() => reject(new OfflineError(url)));
    };
    request.onload = () => {
      connection.answered();
      end(() => settle<T>(request, resolve, reject));
    };
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    signal.addEventListener('abort', stop);
    const body = new FormData();
    body.set(field, file);
    request.send(body);
  });
}

function settle<T>(request: XMLHttpRequest, resolve: (answer: T) => void, reject: (error: Error) => void): void {
  const answer = parsed(request.responseText);
  const wait = Number(request.getResponseHeader('retry-after') ?? Number.NaN);
  if (request.status >= 400)
    reject(new ProblemError(request.status, answer as Problem | null, Number.isFinite(wait) ? wait : null));
  // What stands between us and the server may answer in its place.
  else if (answer === null) reject(new ProblemError(502, null));
  else resolve(answer as T);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
