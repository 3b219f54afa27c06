import { pathTo } from '@babelboard/pages';
import type { AdminCareerEvent } from '@babelboard/wire';
import { useState } from 'react';
import { useFindEditedEvents } from '../../features/career-events/api/edited-events.js';
import { EditedList } from '../../features/career-events/editing/edited-list.js';
import { EventForm } from '../../features/career-events/editing/event-form.js';
import { Loaded } from '../../frame/loaded.js';
import { OwnPage } from '../../frame/own-page.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { Link } from '../../router/link.js';
import { useNavigate, useSearchParams } from '../../router/router.js';
import { ExhibitorsField } from './edited-events/exhibitors-field.js';

const TITLE = 'event-title';

/** Career events for operators: the list, or the form of the one that the address names. */
const EditedEventsPage: PageComponent = () => {
  const t = useText();
  const query = useFindEditedEvents();
  const asked = useSearchParams().get('event');
  return (
    <OwnPage title={t('operations.events')} lead={t('operations.events-text')}>
      <Loaded query={query} lines={8}>
        {({ data }) => {
          if (asked === null) return <EditedList events={data} />;
          const event = data.find(({ id }) => String(id) === asked);
          return (
            <>
              <p>
                <Link to={pathTo('edited-events')}>{t('event-form.back')}</Link>
              </p>
              {event === undefined ? (
                <p>{t('event-form.gone')}</p>
              ) : (
                <Edited key={`${asked} ${event.changed_at}`} event={event} onReload={() => void query.refetch()} />
              )}
            </>
          );
        }}
      </Loaded>
    </OwnPage>
  );
};

export default EditedEventsPage;

/** Made anew once another state of the event is read, or what is typed is given up. */
function Edited({ event, onReload }: { event: AdminCareerEvent; onReload: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [begun, begin] = useState(1);
  return (
    <section>
      <h2 id={TITLE}>{t('event-form.edit', { title: event.content.en.title })}</h2>
      <EventForm
        key={begun}
        event={event}
        titleId={TITLE}
        exhibitors={(form) => <ExhibitorsField eventId={event.id} form={form} />}
        onReload={() => {
          begin(begun + 1);
          onReload();
        }}
        onClose={() => navigate(pathTo('edited-events'))}
      />
    </section>
  );
}
