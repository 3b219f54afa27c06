import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { giveKeyboard } from '../give-keyboard.js';
import { CloseIcon } from '../icons/close-icon.js';
import { painted } from '../painted.js';
import { POSITIONS, type Position, type ShownNotification } from './notification.js';
import { notificationCenter } from './notification-center.js';
import css from './notification-region.module.css';
import { showNotificationsIn } from './notifications.js';
import { useUndoKeys } from './use-undo-keys.js';

const EMPTY: readonly ShownNotification[] = [];

/**
 * Shows the notifications, a stack for each of the nine positions. A sheet over the page has a region of its own, which takes its
 * turn: nothing behind a sheet can be reached. There they stand above its title, in room of its own. Its flex column holds it.
 */
export function NotificationRegion({ inSheet = false }: { inSheet?: boolean }) {
  const id = useId();
  useEffect(() => {
    showNotificationsIn(notificationCenter);
    return notificationCenter.open(id);
  }, [id]);
  const shown = useSyncExternalStore(
    notificationCenter.subscribe,
    () => (notificationCenter.shownIn(id) ? notificationCenter.snapshot() : EMPTY),
    () => EMPTY,
  );
  const t = useText();
  useUndoKeys(shown.findLast(({ action }) => action?.undoes === true) ?? null, act);
  const before = useRef<EventTarget | null>(null);
  return (
    <section
      className={inSheet ? css.inSheet : undefined}
      aria-label={t('notifications.region')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) before.current = relatedTarget;
      }}
    >
      {POSITIONS.map((position) => (
        <Stack
          key={position}
          className={!inSheet && position.startsWith('bottom') ? 'toasts-below' : undefined}
          style={inSheet ? { alignItems: 'center' } : placeOf(position)}
          role="status"
          aria-live="polite"
        >
          {shown
            .filter((notification) => notification.position === position)
            .map((notification) => (
              <Toast key={notification.id} notification={notification} onPressed={() => void goBack(before.current)} />
            ))}
        </Stack>
      ))}
    </section>
  );
}

function Toast({ notification, onPressed }: { notification: ShownNotification; onPressed: () => void }) {
  const t = useText();
  const { id, message, type: kind, count, badgePosition, action } = notification;
  return (
    <Sheet
      role={kind === 'negative' ? 'alert' : undefined}
      data-type={kind}
      onPointerEnter={() => notificationCenter.pause(id)}
      onPointerLeave={() => notificationCenter.resume(id)}
      onFocus={() => notificationCenter.pause(id)}
      onBlur={() => notificationCenter.resume(id)}
    >
      <span>{message}</span>
      {action && (
        <ToastButton
          type="button"
          aria-keyshortcuts={action.undoes === true ? 'Control+Z Meta+Z' : undefined}
          onClick={() => {
            onPressed();
            act(notification);
          }}
        >
          {action.label}
        </ToastButton>
      )}
      <ToastButton
        type="button"
        aria-label={t('notifications.close')}
        onClick={() => {
          onPressed();
          notificationCenter.dismiss(id);
        }}
      >
        <CloseIcon />
      </ToastButton>
      {count > 1 && <Badge style={cornerOf(badgePosition)}>{count}</Badge>}
    </Sheet>
  );
}

/** The toast goes with what is pressed in it: where nothing else takes the keyboard, it goes on from where it was. */
async function goBack(before: EventTarget | null): Promise<void> {
  // What comes back may take the keyboard, a frame after it is there.
  await painted();
  await painted();
  if (document.activeElement !== document.body) return;
  giveKeyboard(before instanceof HTMLElement && before.isConnected ? before : null, { preventScroll: true });
}

function act({ id, action }: ShownNotification): void {
  notificationCenter.dismiss(id);
  action?.run();
}

function placeOf(position: Position): React.CSSProperties {
  const [first, second] = position.split('-');
  const vertical = first === 'top' || first === 'bottom' ? first : null;
  const horizontal = [first, second].find((part) => part === 'left' || part === 'right') ?? null;
  return {
    ...(vertical === null ? { top: '50%', translate: '0 -50%' } : { [vertical]: 0 }),
    alignItems: horizontal === 'left' ? 'flex-start' : horizontal === 'right' ? 'flex-end' : 'center',
  };
}

function cornerOf(badgePosition: string): React.CSSProperties {
  const [vertical = 'top', horizontal = 'right'] = badgePosition.split('-');
  return { [vertical]: -8, [horizontal]: -8 };
}

const Stack = withClass('div', css.stack);

const Sheet = withClass('div', css.sheet);

const ToastButton = withClass('button', css.toastButton);

const Badge = withClass('span', css.badge);
