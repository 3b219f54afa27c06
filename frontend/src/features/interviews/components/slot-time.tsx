import { uiLanguageOf, zonedTimesOf } from '@babelboard/texts';
import type { InterviewSlot } from '@babelboard/wire';
import { useI18n } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import type { Side } from '../api/queries.js';
import { ownTimeZone } from '../own-time-zone.js';
import css from './slot-time.module.css';

const MINUTE_MS = 60_000;

interface SlotTimeProps {
  slot: Pick<InterviewSlot, 'starts_at' | 'minutes'>;
  /** Who reads it. */
  side: Side;
  /** IANA: of the other side; null where it is not known. */
  otherZone: string | null;
}

/** Day and clock where the reader is, and where the other side is when clocks show something else there. */
export function SlotTime({ slot, side, otherZone }: SlotTimeProps) {
  const t = useText();
  const { span, zone, same } = useZonedTimes();
  const own = ownTimeZone();
  const start = new Date(slot.starts_at);
  const end = new Date(start.getTime() + slot.minutes * MINUTE_MS);
  return (
    <Time>
      <time dateTime={slot.starts_at}>{span(start, end, own)}</time>
      {otherZone !== null && !same(own, otherZone, start) && (
        <small>
          {t(side === 'candidate' ? 'interviews.time-company' : 'interviews.time-candidate', {
            time: span(start, end, otherZone),
            zone: zone(otherZone, start),
          })}
        </small>
      )}
    </Time>
  );
}

/** Times in zones, in the language of the page. */
export function useZonedTimes() {
  return zonedTimesOf(uiLanguageOf(useI18n().locale));
}

const Time = withClass('span', css.time);
