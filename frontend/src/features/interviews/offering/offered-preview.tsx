import { MOST_SLOTS_AT_ONCE } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { useZonedTimes } from '../components/slot-time.js';
import { ownTimeZone } from '../own-time-zone.js';
import css from './offer-times.module.css';

/** The times that the days and times of day make. */
export function OfferedPreview({ moments, minutes }: { moments: readonly Date[]; minutes: number }) {
  const t = useText();
  const { span, zone } = useZonedTimes();
  const own = ownTimeZone();
  return (
    <Offered aria-live="polite">
      {moments.length === 0 ? (
        <p>{t('interviews.preview-none')}</p>
      ) : (
        <>
          <p>{t('interviews.preview', { count: moments.length, zone: zone(own, moments[0] ?? new Date()) })}</p>
          <ul>
            {moments.slice(0, MOST_SLOTS_AT_ONCE).map((moment) => (
              <li key={moment.getTime()}>{span(moment, new Date(moment.getTime() + minutes * 60_000), own)}</li>
            ))}
          </ul>
        </>
      )}
    </Offered>
  );
}

const Offered = withClass('div', css.offered);
