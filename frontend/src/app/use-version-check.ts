import { useEffect } from 'react';
import { requestJson } from '../api/request-json.js';
import { useText } from '../i18n/use-text.js';
import { notifications } from '../ui/notifications/notifications.js';

const AT_MOST_EVERY_MS = 5 * 60_000;

/** Asks for the running build when the window gets the focus; another one than at the start offers a reload, once. */
export function useVersionCheck(): void {
  const t = useText();
  useEffect(() => {
    let known: string | null = null;
    let offered = false;
    let askedAt = 0;
    const check = async () => {
      if (offered || (known !== null && Date.now() - askedAt < AT_MOST_EVERY_MS)) return;
      askedAt = Date.now();
      const answer = await requestJson<{ version: string }>('/api/version').catch(() => null);
      if (answer === null) return;
      known ??= answer.version;
      if (answer.version === known) return;
      offered = true;
      notifications.notify({
        message: t('version.new'),
        timeout: 0,
        action: { label: t('version.reload'), run: () => window.location.reload() },
      });
    };
    const start = setTimeout(check, 3000);
    const onFocus = () => void check();
    window.addEventListener('focus', onFocus);
    return () => {
      clearTimeout(start);
      window.removeEventListener('focus', onFocus);
    };
  }, [t]);
}
