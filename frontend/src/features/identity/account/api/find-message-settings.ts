import type { MessageSettingsResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../../api/request-json.js';
import { PERSONAL } from '../../../../session/personal.js';

export const MESSAGE_SETTINGS_KEY = [PERSONAL, 'message-settings'];

/** Which messages a candidate gets. @throws ProblemError, OfflineError */
export function useFindMessageSettings() {
  return useQuery({
    queryKey: MESSAGE_SETTINGS_KEY,
    queryFn: () => requestJson<MessageSettingsResponse>('/api/candidates/email-settings'),
  });
}
