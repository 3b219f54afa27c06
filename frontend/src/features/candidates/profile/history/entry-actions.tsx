import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Round } from '../../../../ui/edit-button.js';
import { StarIcon } from '../../../../ui/icons/star-icon.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { inTurn } from '../api/in-turn.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useRemovingFrom } from '../use-removing-from.js';
import css from './timeline.module.css';

/** What is to be seen first. */
export function Star({ path, name, on }: { path: string; name: string; on: boolean }) {
  const t = useText();
  const call = useProfileCall();
  const failureWords = useFailureWords();
  const turn = async () => {
    try {
      await inTurn(() => call('PATCH', `${path}/highlight`, { state: on ? 0 : 1 }));
    } catch (error) {
      notifications.notify({
        message: failureWords(error as Error, t('edit.failed')),
        type: 'negative',
        group: 'star',
      });
    }
  };
  return (
    <Round
      type="button"
      className={css.star}
      aria-pressed={on}
      aria-label={t('profile.highlight', { name })}
      onClick={() => void turn()}
    >
      <StarIcon />
    </Round>
  );
}

interface RemoveEntryProps {
  kind: 'experience' | 'education';
  entry: { id: number; highlighted: 0 | 1 };
  name: string;
  /** What adds it again. */
  body: object;
}

/** Takes an entry away. */
export function RemoveEntry({ kind, entry: { id, highlighted }, name, body }: RemoveEntryProps) {
  const t = useText();
  const removing = useRemovingFrom(kind);
  return (
    <Button
      type="button"
      data-look="plain"
      data-tone="danger"
      onClick={() => void removing({ id, name, body, highlighted: highlighted === 1 })}
    >
      {t('profile.remove')}
    </Button>
  );
}
