import type { Application } from '@babelboard/wire';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { offerUndo } from '../../../ui/notifications/offer-undo.js';
import { useChangeApplication } from '../api/change-application.js';

/** Takes an application back; for some seconds that can be undone, and nobody is told before. */
export function useWithdrawing(application: Application) {
  const t = useText();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const { withdraw, restore } = useChangeApplication(application);
  const failed = (error: unknown) =>
    notifications.notify({
      message:
        error instanceof Error ? failureWords(error, t('applications.not-changed')) : t('applications.not-changed'),
      type: 'negative',
    });
  const undo = () =>
    restore().then(() => notifications.notify({ message: t('applications.restored'), type: 'positive' }), failed);
  return {
    busy,
    withdraw: async () => {
      if (busy) return;
      setBusy(true);
      try {
        await withdraw();
        const company = application.job.company.name;
        offerUndo(t('applications.withdrawn', { company }), t('applications.undo'), () => void undo());
      } catch (error) {
        failed(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
