import { pathTo } from '@babelboard/pages';
import type { CareerEvent } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { giveKeyboard } from '../../../ui/give-keyboard.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { presentPhase } from '../domain/present-phase.js';
import css from './event-action.module.css';
import { JoinedPanel } from './joined-panel.js';
import { type Joining, useJoining } from './use-joining.js';
import { usePresent } from './use-present.js';

/** How exactly an open page follows the clock. */
const LOOK_MS = 10_000;

/** The one thing to do on the page of an event: join it; or go in, for who has. Where nobody can join, it says why. */
export function EventAction({ event }: { event: CareerEvent }) {
  const t = useText();
  const { date } = useFormat();
  const now = usePresent(() => LOOK_MS);
  const phase = presentPhase(event, now);
  const open = phase === 'coming' || phase === 'running';
  const joining = useJoining(event, { open });
  const { place, press } = useKeyboardAfter(joining.joined !== null);
  if (phase === 'planned') return <Said>{t('events.no-date')}</Said>;
  if (phase === 'cancelled') return <Said>{t('events.is-cancelled')}</Said>;
  if (phase === 'past') {
    const words = t('events.is-past', { date: event.ends_at === null ? '' : date(event.ends_at) });
    return (
      <Said>
        {words} <Link to={pathTo('career-events')}>{t('events.all')}</Link>
      </Said>
    );
  }
  return (
    <div ref={place}>
      {joining.joined === null ? (
        <Join joining={{ ...joining, join: press(joining.join) }} full={event.full} />
      ) : (
        <JoinedPanel event={joining.joined} now={now} busy={joining.busy} leave={press(joining.leave)} />
      )}
    </div>
  );
}

/** What there is to press for who has not joined. */
function Join({ joining: { who, busy, unknown, join, keepWish }, full }: { joining: Joining; full: boolean }) {
  const t = useText();
  const failureWords = useFailureWords();
  if (who === 'other') return <Said>{t('events.candidates-join')}</Said>;
  if (unknown !== null) {
    return (
      <Action role="alert">
        <p>{failureWords(unknown.error, t('events.not-known'))}</p>
        <Button type="button" data-look="outlined" onClick={unknown.again}>
          {t('failure.retry')}
        </Button>
      </Action>
    );
  }
  if (who === 'waits') {
    return (
      <Action aria-busy="true">
        <span className="visually-hidden">{t('progress.loading')}</span>
        <Skeleton className={css.waiting} />
      </Action>
    );
  }
  if (full) return <Said>{t('events.is-full')}</Said>;
  return (
    <Action className={who === 'guest' ? css.guest : undefined}>
      {who === 'guest' ? (
        <ButtonLink data-look="filled" to={pathTo('register')} onClick={keepWish}>
          {t('events.join')}
        </ButtonLink>
      ) : (
        <Button type="button" data-look="filled" aria-disabled={busy} onClick={join}>
          {t(busy ? 'events.joining' : 'events.join')}
        </Button>
      )}
      <small>{t(who === 'guest' ? 'events.join-guest' : 'events.join-hint')}</small>
    </Action>
  );
}

/** What was pressed is gone once it is done: the keyboard goes on at what stands in its place. */
function useKeyboardAfter(joined: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands there once this is another
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (document.activeElement !== document.body) return;
    giveKeyboard(place.current?.querySelector<HTMLElement>('a[href], button:enabled') ?? null, { preventScroll: true });
  }, [joined]);
  const press = (run: () => void) => () => {
    pressed.current = true;
    run();
  };
  return { place, press };
}

const Action = withClass('div', css.action);

const Said = withClass('p', css.said);
