import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { type CountdownUnit, countdown, nextTick } from '../domain/countdown.js';
import { usePresent } from '../joining/use-present.js';
import css from './countdown.module.css';

const UNITS: Record<CountdownUnit, TextKey> = {
  days: 'events.days',
  hours: 'events.hours',
  minutes: 'events.minutes',
  seconds: 'events.seconds',
};

/** How long it is until an event begins. Screen readers find it as one sentence in whole units, and are not told of each second. */
export function Countdown({ until }: { until: string }) {
  const t = useText();
  const leftAt = (now: number) => Date.parse(until) - now;
  const now = usePresent((present) => nextTick(leftAt(present), { calm: wantsNoMotion() }));
  const units = now === null ? [] : countdown(leftAt(now));
  const [first] = units;
  // Room for it is there before the page runs.
  if (first === undefined) return <Units aria-hidden="true" />;
  return (
    <>
      <p className="visually-hidden">{t('events.begins-in', { time: t(UNITS[first[0]], { count: first[1] }) })}</p>
      <Units aria-hidden="true">
        {units.map(([unit, count]) => (
          <span key={unit}>
            <b>{unit === 'days' ? count : String(count).padStart(2, '0')}</b>
            <i>{t('events.unit', { count, unit })}</i>
          </span>
        ))}
      </Units>
    </>
  );
}

function wantsNoMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const Units = withClass('div', css.units);
