import { uiLanguageOf } from '@babelboard/texts';
import type { CareerEvent } from '@babelboard/wire';
import { useI18n } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { programmeDays } from '../domain/programme-days.js';
import { EventSection } from './event-section.js';
import { useShownZone } from './event-times.js';
import css from './programme.module.css';

/** What happens when, day by day. */
export function Programme({ event }: { event: CareerEvent }) {
  const t = useText();
  const language = uiLanguageOf(useI18n().locale);
  const zone = useShownZone(event);
  if (event.programme.length === 0) return null;
  return (
    <EventSection title={t('events.programme')}>
      <Days>
        {programmeDays(event.programme, language, zone).map(({ day, points }) => (
          <li key={day}>
            {day !== null && <h3>{day}</h3>}
            <ol lang={event.lang}>
              {points.map(({ at, time, title, who }) => (
                <li key={`${at} ${title}`}>
                  {at !== null && <time dateTime={at}>{time}</time>}
                  <span dir="auto">
                    {title}
                    {who !== '' && <small>{who}</small>}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </Days>
    </EventSection>
  );
}

const Days = withClass('ol', css.days);
