import { pathTo } from '@babelboard/pages';
import { useEffect, useRef, useState } from 'react';
import { OfflineError, ProblemError } from '../../../api/problem-error.js';
import { useText } from '../../../i18n/use-text.js';
import { useSaveAlert } from '../../../job-alerts/use-save-alert.js';
import { useNavigate } from '../../../router/router.js';
import { useSession } from '../../../session/use-session.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import GuestAlertDialog from './guest-alert-dialog.js';

/** Long enough to read it and to reach the way to the times. */
const SAVED_MS = 10_000;

interface SaveListProps {
  /** The list: path and query. */
  path: string;
  /** It is saved, or not, and whoever pressed knows. */
  onEnd: () => void;
}

/** Saves a list for who is signed in, as soon as it is shown; a guest is asked for an address. As long as nobody knows who it is, the server says so. */
export default function SaveList({ path, onEnd }: SaveListProps) {
  const { status } = useSession();
  const [isGuest, setIsGuest] = useState(status === 'guest');
  return isGuest ? (
    <GuestAlertDialog path={path} onClose={onEnd} />
  ) : (
    <Saving path={path} onEnd={onEnd} onGuest={() => setIsGuest(true)} />
  );
}

function Saving({ path, onEnd, onGuest }: SaveListProps & { onGuest: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { mutateAsync } = useSaveAlert();
  const begun = useRef(false);
  const save = async () => {
    try {
      const { toasts } = await mutateAsync({ path });
      notifications.notify({
        message: toasts?.[0]?.options.message ?? '',
        type: 'positive',
        timeout: SAVED_MS,
        action: { label: t('tell-me.change'), run: () => navigate(pathTo('job-alerts')) },
      });
    } catch (error) {
      if (error instanceof ProblemError && error.status === 401) return onGuest();
      const said = error instanceof ProblemError ? error.problem?.toasts?.[0]?.options.message : undefined;
      const message = said ?? t(error instanceof OfflineError ? 'tell-me.offline' : 'tell-me.failed');
      notifications.notify({ message, type: 'negative' });
    }
    onEnd();
  };
  // Once for each press, whatever is rendered anew meanwhile.
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void save();
  });
  return null;
}
