import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Round } from '../../../../ui/edit-button.js';
import { StarIcon } from '../../../../ui/icons/star-icon.js';
import { notifications } from '../../../../ui/notifications/notification-center.js';
import { inTurn } from '../api/in-turn.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { useRemoving } from '../use-removing.js';
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

/** Takes an entry away; `body` is what puts it back. */
export function RemoveEntry({ path, name, body }: { path: string; name: string; body: object }) {
  const t = useText();
  const call = useProfileCall();
  const removing = useRemoving();
  const list = path.split('/')[0] ?? path;
  const remove = () => removing({ name, remove: () => call('DELETE', path), putBack: () => call('POST', list, body) });
  return (
    <Button type="button" data-look="plain" data-tone="danger" onClick={() => void remove()}>
      {t('profile.remove')}
    </Button>
  );
}
