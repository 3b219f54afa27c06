import { pathTo } from '@babelboard/pages';
import type { CareerEvent } from '@babelboard/wire';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { presentPhase } from '../domain/present-phase.js';
import css from './event-action.module.css';
import { JoinedPanel } from './joined-panel.js';
import { useJoining } from './use-joining.js';
import { usePresent } from './use-present.js';

/** How exactly an open page follows the clock. */
const LOOK_MS = 10_000;

/** The one thing to do on the page of an event: join it; or go in, for who has. Where nobody can join, it says why. */
export function EventAction({ event }: { event: CareerEvent }) {
  const t = useText();
  const failureWords = useFailureWords();
  const { date } = useFormat();
  const now = usePresent(() => LOOK_MS);
  const phase = presentPhase(event, now);
  const open = phase === 'coming' || phase === 'running';
  const joining = useJoining(event, { open });
  const { who, joined, busy, unknown, join, leave, keepWish } = joining;

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
  if (joined !== null) return <JoinedPanel event={joined} now={now} busy={busy} leave={leave} />;
  if (event.full) return <Said>{t('events.is-full')}</Said>;
  return (
    <Action>
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

const Action = withClass('div', css.action);

const Said = withClass('p', css.said);
