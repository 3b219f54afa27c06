import type { Application } from '@babelboard/wire';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useChangeApplication } from '../api/change-application.js';

/** Whether the company may keep an application for later: said by the candidate alone, and taken back as easily. */
export function TalentPool({ application }: { application: Application }) {
  const t = useText();
  const { date } = useFormat();
  const failureWords = useFailureWords();
  const { keepInPool } = useChangeApplication(application);
  const [busy, setBusy] = useState(false);
  const { job, pool_since: since, status } = application;
  if (job.kind !== 'talent_pool' || status === 'withdrawn') return null;
  const change = async () => {
    if (busy) return;
    setBusy(true);
    try {
      showToasts(await keepInPool(since === null));
    } catch (error) {
      const message = t('applications.not-changed');
      notifications.notify({
        message: error instanceof Error ? failureWords(error, message) : message,
        type: 'negative',
      });
    } finally {
      setBusy(false);
    }
  };
  const company = job.company.name;
  return (
    <section aria-labelledby="talent-pool">
      <h2 id="talent-pool">{t('applications.pool')}</h2>
      <p>
        {since === null
          ? t('applications.pool-not', { company })
          : t('applications.pool-since', { company, date: date(since) })}
      </p>
      <Button type="button" data-look="plain" aria-disabled={busy} onClick={() => void change()}>
        {t(since === null ? 'applications.pool-join' : 'applications.pool-leave')}
      </Button>
    </section>
  );
}
