import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.js';
import { radius, token, type } from '../../theme/theme.js';
import { CloseIcon } from '../icons.js';
import { POSITIONS, type Position, type ShownNotification } from './notification.js';
import { notifications } from './notification-center.js';

const EMPTY: readonly ShownNotification[] = [];

/**
 * Shows the notifications, a stack for each of the nine positions. A sheet over the page has a region of its own, which takes its
 * turn: nothing behind a sheet can be reached. There the ones from below stand at the top, away from what one presses.
 */
export function NotificationRegion({ inSheet = false }: { inSheet?: boolean }) {
  const id = useId();
  useEffect(() => notifications.open(id), [id]);
  const shown = useSyncExternalStore(
    notifications.subscribe,
    () => (notifications.shownIn(id) ? notifications.snapshot() : EMPTY),
    () => EMPTY,
  );
  const t = useText();
  return (
    <section aria-label={t('notifications.region')}>
      {POSITIONS.map((position) => (
        <Stack
          key={position}
          className={position.startsWith('bottom') ? 'toasts-below' : undefined}
          style={placeOf(position)}
          role="status"
          aria-live="polite"
        >
          {shown
            .filter((notification) => (inSheet ? raised(notification.position) : notification.position) === position)
            .map((notification) => (
              <Toast key={notification.id} notification={notification} />
            ))}
        </Stack>
      ))}
    </section>
  );
}

function Toast({ notification }: { notification: ShownNotification }) {
  const t = useText();
  const { id, message, type: kind, count, badgePosition, action } = notification;
  return (
    <Sheet
      role={kind === 'negative' ? 'alert' : undefined}
      data-type={kind}
      onPointerEnter={() => notifications.pause(id)}
      onPointerLeave={() => notifications.resume(id)}
      onFocus={() => notifications.pause(id)}
      onBlur={() => notifications.resume(id)}
    >
      <span>{message}</span>
      {action && (
        <ToastButton
          type="button"
          onClick={() => {
            notifications.dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </ToastButton>
      )}
      <ToastButton type="button" aria-label={t('notifications.close')} onClick={() => notifications.dismiss(id)}>
        <CloseIcon />
      </ToastButton>
      {count > 1 && <Badge style={cornerOf(badgePosition)}>{count}</Badge>}
    </Sheet>
  );
}

function raised(position: Position): string {
  return position.replace('bottom', 'top');
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

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Stack = styled('div')({
  position: 'fixed',
  left: 0,
  right: 0,
  zIndex: 1500,
  '&.toasts-below': { marginBottom: 'var(--sticky-action, 0px)' },
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  pointerEvents: 'none',
  '&:not(:empty)': { padding: 'max(16px, env(safe-area-inset-bottom)) 16px' },
});

const Sheet = styled('div')({
  position: 'relative',
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 'min(560px, 100%)',
  padding: '8px 8px 8px 18px',
  borderRadius: radius.sheet,
  background: token('night'),
  color: token('on-night'),
  // The footer has the same ground, and so has the page in the dark.
  border: `1.5px solid ${token('on-night-soft')}`,
  boxShadow: token('shadow'),
  fontSize: type.small,
  animation: `${rise} 160ms ease-out`,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    marginRight: 6,
    borderRadius: radius.round,
    background: token('accent'),
  },
  '&[data-type="positive"]::before': { background: '#7fd1a5' },
  '&[data-type="negative"]::before': { background: '#ff9c91' },
});

const ToastButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '0 10px',
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  color: token('on-night'),
  fontWeight: 650,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(255 255 255 / 12%)' },
});

const Badge = styled('span')({
  position: 'absolute',
  minWidth: 24,
  padding: '1px 7px',
  borderRadius: radius.round,
  background: token('accent'),
  color: token('on-accent'),
  fontSize: type.tiny,
  fontWeight: 700,
  textAlign: 'center',
});
