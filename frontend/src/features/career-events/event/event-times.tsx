import { uiLanguageOf, zonedTimesOf } from '@babelboard/texts';
import type { CareerEventCard } from '@babelboard/wire';
import { useI18n } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { ownTimeZone } from '../../../job-alerts/own-time-zone.js';
import { withClass } from '../../../theme/with-class.js';
import { useRunning } from '../../../ui/use-running.js';
import css from './event-times.module.css';

type Times = Pick<CareerEventCard, 'starts_at' | 'ends_at' | 'time_zone'>;

/** When an event is: as clocks of who looks have it, and as those of the event. The server knows only the latter. */
export function EventTimes({ event: { starts_at: start, ends_at: end, time_zone: zone } }: { event: Times }) {
  const t = useText();
  const times = zonedTimesOf(uiLanguageOf(useI18n().locale));
  const own = useShownZone({ starts_at: start, time_zone: zone });
  if (start === null || end === null) return null;
  return (
    <Lines>
      <p>
        <time dateTime={start}>{times.span(start, end, own)}</time>
      </p>
      <p>
        {own === zone
          ? times.zone(zone, start)
          : t('events.other-zone', { time: times.span(start, end, zone), zone: times.zone(zone, start) })}
      </p>
    </Lines>
  );
}

/** The zone in which times of an event are shown: that of who looks where its clocks show other times; that of the event until the page runs. */
export function useShownZone({ starts_at: start, time_zone: zone }: Pick<Times, 'starts_at' | 'time_zone'>): string {
  const running = useRunning();
  const { locale } = useI18n();
  if (!running || start === null) return zone;
  const own = ownTimeZone();
  return zonedTimesOf(uiLanguageOf(locale)).same(own, zone, start) ? zone : own;
}

const Lines = withClass('div', css.lines);
