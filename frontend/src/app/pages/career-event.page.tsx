import { pathTo } from '@babelboard/pages';
import { pathIn, uiLanguageOf } from '@babelboard/texts';
import type { CareerEvent } from '@babelboard/wire';
import { useEffect } from 'react';
import { useFindCareerEvent } from '../../features/career-events/api/find-career-event.js';
import { eventJsonLd } from '../../features/career-events/domain/event-json-ld.js';
import { careerEventIdOf, eventParts } from '../../features/career-events/domain/event-path.js';
import { Cities } from '../../features/career-events/event/cities.js';
import { EventHero } from '../../features/career-events/event/event-hero.js';
import { EventText } from '../../features/career-events/event/event-text.js';
import { Speakers, Sponsors } from '../../features/career-events/event/people-and-sponsors.js';
import { Programme } from '../../features/career-events/event/programme.js';
import { OfferTiles } from '../../features/jobs/related/offer-tiles.js';
import { Loaded } from '../../frame/loaded.js';
import { useHead } from '../../head/head.js';
import { useI18n } from '../../i18n/i18n.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { Link } from '../../router/link.js';
import { useLocation } from '../../router/router.js';
import { keepReferralOf } from '../../session/referral.js';
import { useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { PageColumn } from '../../ui/page-column.js';
import { Exhibitors } from './career-event/exhibitors.js';
import css from './career-event.page.module.css';

/** The page of one career event: to join it, and everything that there is to know before. */
const CareerEventPage: PageComponent = () => {
  const { pathname } = useLocation();
  const query = useFindCareerEvent(careerEventIdOf(pathname));
  return (
    <Room>
      <Loaded query={query} lines={8}>
        {(event) => <Shown event={event} />}
      </Loaded>
    </Room>
  );
};

export default CareerEventPage;

function Shown({ event }: { event: CareerEvent }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const { city, referral } = eventParts(pathname, event);
  useEffect(() => keepReferralOf(referral, search), [referral, search]);
  useEventHead(event);
  return (
    <>
      <EventHero event={event} />
      {city !== null && <Cities event={event} chosen={city} />}
      <EventText text={event.text} lang={event.lang} />
      <Programme event={event} />
      <Speakers event={event} />
      <Exhibitors exhibitors={event.exhibitors} />
      <OfferTiles heading={t('events.jobs')} jobs={event.jobs} />
      {city === null && <Cities event={event} chosen={null} />}
      <Sponsors sponsors={event.sponsors} />
      <p>
        <Link to={pathTo('career-events')}>{t('events.all')}</Link>
      </p>
    </>
  );
}

function useEventHead(event: CareerEvent): void {
  const site = useSite();
  const language = uiLanguageOf(useI18n().locale);
  const image = `${site.baseUrl}/og/events/${language}/${event.id}.png`;
  const data = eventJsonLd(event, site, site.baseUrl + pathIn(language, event.url), image);
  useHead({
    title: `${event.title} · ${site.productName}`,
    description: event.lead || event.title,
    canonical: event.url,
    robots: 'index, follow',
    script: data === null ? [] : [data],
    image,
  });
}

const Room = withClass(PageColumn, css.room);
