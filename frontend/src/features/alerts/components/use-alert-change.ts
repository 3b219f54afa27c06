import type { ChangeJobAlertRequest } from '@babelboard/wire';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { useChangeAlert } from '../../../job-alerts/change-alert.js';
import { notifications } from '../../../ui/notifications/notifications.js';

/** Gives what changes an alert at once, and says how that went. */
export function useAlertChange(id: number): (change: ChangeJobAlertRequest, done: string) => void {
  const t = useText();
  const failureWords = useFailureWords();
  const { mutate } = useChangeAlert(id);
  return (change, done) =>
    mutate(change, {
      onSuccess: () => notifications.notify({ message: done, type: 'positive' }),
      onError: (error) =>
        notifications.notify({ message: failureWords(error, t('alerts.not-changed')), type: 'negative' }),
    });
}
