import { pathTo } from '@babelboard/pages';
import { Section } from '../../features/candidates/dashboard/section.js';
import { useFindOwnEvents } from '../../features/career-events/api/own-events.js';
import { EventRow } from '../../features/career-events/list/event-row.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import css from './own-events.module.css';

/** Events that the person joined and that are still to come. Nobody misses them where there are none. */
export function OwnEvents() {
  const t = useText();
  const { data } = useFindOwnEvents({ enabled: true });
  const coming = data?.data.filter(({ phase }) => phase === 'running' || phase === 'coming') ?? [];
  if (coming.length === 0) return null;
  return (
    <Section title={t('events.own')} more={<Link to={pathTo('career-events')}>{t('events.all')}</Link>}>
      <List>
        {coming.map((event) => (
          <li key={event.id}>
            <EventRow event={event} />
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = withClass('ul', css.list);
