import type { CareerEvent } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './cities.module.css';
import { EventSection } from './event-section.js';

interface CitiesProps {
  event: CareerEvent;
  /** Slug of the one that somebody came for: it stands first. */
  chosen: string | null;
}

/** Cities that an event is about, each with its offers. */
export function Cities({ event: { cities }, chosen }: CitiesProps) {
  const t = useText();
  if (cities.length === 0) return null;
  const inOrder = cities.toSorted((a, b) => Number(b.slug === chosen) - Number(a.slug === chosen));
  return (
    <EventSection title={t('events.cities')}>
      <Tiles>
        {inOrder.map(({ slug, name, template }) => (
          <li key={slug} data-template={template} data-chosen={slug === chosen || undefined}>
            <h3 dir="auto">{name}</h3>
            <Link to={jobListPath({ location: [slug] })}>{t('events.city-jobs', { city: name })}</Link>
          </li>
        ))}
      </Tiles>
    </EventSection>
  );
}

const Tiles = withClass('ul', css.tiles);
