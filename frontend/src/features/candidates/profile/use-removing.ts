import { useFailureWords } from '../../../forms/failure-words.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { offerUndo } from '../../../ui/notifications/offer-undo.js';

export interface Removing {
  name: string;
  /** What is said of it, where it is more than that it is gone. */
  said?: string;
  remove: () => Promise<unknown>;
  putBack: () => Promise<unknown>;
  /** What is said where nobody says why it did not work. */
  failed?: TextKey;
}

/** Gives the function that takes something away at once, and offers to put it back. */
export function useRemoving() {
  const t = useText();
  const failureWords = useFailureWords();
  const attempt = async (work: () => Promise<unknown>, failed: TextKey) => {
    try {
      await work();
      return true;
    } catch (error) {
      notifications.notify({
        message: failureWords(error as Error, t(failed)),
        type: 'negative',
        group: 'removing',
      });
      return false;
    }
  };
  return async ({ name, said = t('profile.removed', { name }), remove, putBack, failed = 'edit.failed' }: Removing) => {
    if (document.activeElement !== null) goOnWhenGone(document.activeElement);
    if (await attempt(remove, failed)) {
      offerUndo(said, t('edit.undo'), () => void attempt(putBack, failed));
    }
  };
}
