import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import css from './unread-mark.module.css';
import { type ThreadSide, useUnreadMessages } from './unread-messages.js';

/** How many messages of an application wait to be read; nothing where none do. */
export function UnreadMark({ side, id }: { side: ThreadSide; id: number }) {
  const t = useText();
  const count = useUnreadMessages(side)?.applications.find((thread) => thread.id === id)?.unread ?? 0;
  return count === 0 ? null : <Mark>{t('applying.unread', { count })}</Mark>;
}

const Mark = withClass('b', css.mark);
