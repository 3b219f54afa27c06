import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { focusTitle } from '../../../frame/settings-section.js';
import { useText } from '../../../i18n/use-text.js';
import { notifications } from '../../../ui/notifications/notifications.js';

/** What a press on a row does once the server has answered. @param titleId where the keyboard goes if the row is gone */
export function useToldChange(titleId: string) {
  const t = useText();
  const failureWords = useFailureWords();
  return {
    onSuccess: (answer: Parameters<typeof showToasts>[0]) => {
      showToasts(answer);
      focusTitle(titleId);
    },
    onError: (error: Error) =>
      void notifications.notify({
        message: failureWords(error, t('members.failed')),
        type: 'negative',
        group: 'form',
      }),
  };
}
