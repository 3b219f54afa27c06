import { pathTo } from '@babelboard/pages';
import { useState } from 'react';
import { OfflineError, ProblemError, statusOf } from '../../../api/problem-error.js';
import { useText } from '../../../i18n/use-text.js';
import { useSaveAlert } from '../../../job-alerts/use-save-alert.js';
import { useNavigate } from '../../../router/router.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { BellIcon } from '../../../ui/icons/bell-icon.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { notifications } from '../../../ui/notifications/notification-center.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import css from './tell-me.module.css';

const GuestAlertDialog = lazyPart(() => import('../guest-alert/guest-alert-dialog.js'), ['jobs/guest-alert', 'forms']);

/** Long enough to read it and to reach the way to the times. */
const SAVED_MS = 10_000;

/** Has new offers of a list mailed by one press; a guest leaves an address, or signs in and comes back to the list. */
export function TellMe({ path }: { path: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useSaveAlert();
  if (user !== null && user.type !== 'candidate') return null;
  const ask = () => setAsks(true);
  const close = () => setAsks(false);
  const save = () =>
    mutate(
      { path },
      {
        onSuccess: ({ toasts }) =>
          notifications.notify({
            message: toasts?.[0]?.options.message ?? '',
            type: 'positive',
            timeout: SAVED_MS,
            action: { label: t('tell-me.change'), run: () => navigate(pathTo('job-alerts')) },
          }),
        onError: (error) => {
          if (statusOf(error) === 401) return ask();
          const said = error instanceof ProblemError ? error.problem?.toasts?.[0]?.options.message : undefined;
          const message = said ?? t(error instanceof OfflineError ? 'tell-me.offline' : 'tell-me.failed');
          notifications.notify({ message, type: 'negative' });
        },
      },
    );
  const press = () => {
    if (status === 'guest') ask();
    // As long as nobody knows who it is, the server says so.
    else if (!isPending) save();
  };
  return (
    <>
      <Tell type="button" className="js-only" data-look="plain" aria-disabled={isPending} onClick={press}>
        <BellIcon />
        {t('tell-me.press')}
      </Tell>
      {asks && (
        <OptionalPart open={ask} close={close}>
          <GuestAlertDialog path={path} onClose={close} />
        </OptionalPart>
      )}
    </>
  );
}

const Tell = withClass(Button, css.tell);
