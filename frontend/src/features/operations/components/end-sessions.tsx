import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useEndSessions } from '../api/end-sessions.js';

/** For an account that somebody else has got into: all its devices have to sign in again. */
export function EndSessions({ accountId }: { accountId: number }) {
  const t = useText();
  const { mutate, isPending } = useEndSessions();
  const press = () =>
    mutate(accountId, {
      onSuccess: ({ toasts }) => {
        for (const { options } of toasts) notifications.notify({ message: options.message, type: 'positive' });
      },
      onError: () => notifications.notify({ message: t('support.sessions-failed'), type: 'negative' }),
    });
  return (
    <Button
      type="button"
      data-look="outlined"
      data-tone="danger"
      aria-disabled={isPending}
      onClick={() => isPending || press()}
    >
      {t(isPending ? 'support.ending-sessions' : 'support.end-sessions')}
    </Button>
  );
}
