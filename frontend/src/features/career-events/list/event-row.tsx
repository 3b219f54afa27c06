import { uiLanguageOf, zonedTimesOf } from '@babelboard/texts';
import type { CareerEventCard } from '@babelboard/wire';
import { useI18n } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { PhasePill } from '../event/phase-pill.js';
import css from './event-row.module.css';

/** An event in a list: when it is, what it is, what is spoken there. */
export function EventRow({ event }: { event: CareerEventCard }) {
  const t = useText();
  const times = zonedTimesOf(uiLanguageOf(useI18n().locale));
  const { url, title, lead, lang, phase, starts_at: start, ends_at: end, time_zone: zone, languages, full } = event;
  return (
    <Row data-phase={phase}>
      <p>
        {start !== null && end !== null && <time dateTime={start}>{times.days(start, end, zone)}</time>}
        <PhasePill phase={phase} />
        {full && (phase === 'coming' || phase === 'running') && <span>{t('events.full')}</span>}
      </p>
      <h3 lang={lang}>
        <Link to={url}>{title}</Link>
      </h3>
      <p lang={lang}>{lead}</p>
      {languages.length > 0 && (
        <ul aria-label={t('events.spoken')}>
          {languages.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </Row>
  );
}

const Row = withClass('article', css.row);
