import type { ChangedApplicationResponse } from '@babelboard/wire';
import { postJson } from '../api/request-json.js';
import { PERSONAL } from '../session/personal.js';

/** The applications that somebody has sent, whatever was asked for of them. */
export const APPLICATIONS = [PERSONAL, 'applications'];

/** Takes an application back. @throws ProblemError, OfflineError */
export function withdrawApplication(id: number): Promise<ChangedApplicationResponse> {
  return postJson<ChangedApplicationResponse>(`/api/candidates/applications/${id}/withdraw`, {});
}
