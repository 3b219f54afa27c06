import { pathTo } from '@babelboard/pages';
import type { CareerEventCard } from '@babelboard/wire';
import { Loaded } from '../../../frame/loaded.js';
import { useHead } from '../../../head/head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { PageColumn } from '../../../ui/page-column.js';
import { useFindCareerEvents } from '../api/find-career-events.js';
import { EventRow } from '../list/event-row.js';
import css from './career-events.page.module.css';

/** Events that companies and candidates meet at: what comes, what has no date yet, what was. */
const CareerEventsPage: PageComponent = () => {
  const t = useText();
  const { productName } = useSite();
  const query = useFindCareerEvents();
  useHead({
    title: t('events.head', { productName }),
    description: t('events.lead'),
    canonical: pathTo('career-events'),
    robots: 'index, follow',
  });
  return (
    <Room>
      <Intro>
        <h1>{t('events.title')}</h1>
        <p>{t('events.lead')}</p>
      </Intro>
      <Loaded query={query} lines={6}>
        {({ data }) => (
          <>
            <Part
              title={t('events.list-coming')}
              events={inPhase(data, 'running', 'coming')}
              empty={t('events.none')}
            />
            <Part title={t('events.list-planned')} events={inPhase(data, 'planned')} />
            <Part title={t('events.list-past')} events={inPhase(data, 'past', 'cancelled')} />
          </>
        )}
      </Loaded>
    </Room>
  );
};

export default CareerEventsPage;

function inPhase(events: CareerEventCard[], ...phases: CareerEventCard['phase'][]): CareerEventCard[] {
  return events.filter(({ phase }) => phases.includes(phase));
}

function Part({ title, events, empty }: { title: string; events: CareerEventCard[]; empty?: string }) {
  if (events.length === 0 && empty === undefined) return null;
  return (
    <section>
      <h2>{title}</h2>
      {events.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <EventRow event={event} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Room = withClass(PageColumn, css.room);

const Intro = withClass('div', css.intro);
