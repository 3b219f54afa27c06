import type { ChangedMessageSettings, MessageSetting, MessageSettingsResponse } from '@babelboard/wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson, sendJson } from '../../../../api/request-json.js';
import { MESSAGE_SETTINGS_KEY } from './find-message-settings.js';

export interface ChosenSetting {
  setting: MessageSetting;
  on: boolean;
}

/** Wants messages of a kind, or none. @throws ProblemError, OfflineError */
export function useChangeMessageSetting() {
  const queries = useQueryClient();
  return useMutation<ChangedMessageSettings, Error, ChosenSetting>({
    mutationFn: change,
    retry: false,
    onSuccess: ({ settings }) => queries.setQueryData<MessageSettingsResponse>(MESSAGE_SETTINGS_KEY, { settings }),
  });
}

function change({ setting, on }: ChosenSetting): Promise<ChangedMessageSettings> {
  const state = on ? 1 : 0;
  return setting === 'level_notification'
    ? sendJson('PATCH', '/api/candidates/level-notification', { level_notification: state })
    : postJson(`/api/candidates/email-settings/${setting}`, { state });
}
