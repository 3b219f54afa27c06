import { pathTo } from '@babelboard/pages';
import { DEFAULT_LANGUAGE, uiLanguageOf, zonedTimesOf } from '@babelboard/texts';
import type { AdminCareerEvent } from '@babelboard/wire';
import { useI18n } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonLink } from '../../../ui/button.js';
import { PhasePill } from '../event/phase-pill.js';
import css from './edited-list.module.css';

/** Events as operators find them: when, how many joined, and the way to edit each. */
export function EditedList({ events }: { events: AdminCareerEvent[] }) {
  const t = useText();
  const language = uiLanguageOf(useI18n().locale);
  const times = zonedTimesOf(language);
  return (
    <List>
      {events.map(
        ({ id, url, phase, starts_at: start, ends_at: end, time_zone: zone, attendees, capacity, content }) => {
          const { title } = content[language] ?? content.en;
          return (
            <li key={id}>
              <h2 lang={content[language] === undefined ? DEFAULT_LANGUAGE : undefined}>
                <Link to={url}>{title}</Link>
              </h2>
              <p>
                <PhasePill phase={phase} />
                {start !== null && end !== null && (
                  <time dateTime={start}>{`${times.span(start, end, zone)}, ${times.zone(zone, start)}`}</time>
                )}
                <span>
                  {capacity === null
                    ? t('event-form.attendees', { count: attendees })
                    : t('event-form.attendees-of', { count: attendees, capacity })}
                </span>
              </p>
              <ButtonLink data-look="outlined" to={`${pathTo('edited-events')}?event=${id}`}>
                {t('event-form.edit-of', { title })}
              </ButtonLink>
            </li>
          );
        },
      )}
    </List>
  );
}

const List = withClass('ul', css.list);
