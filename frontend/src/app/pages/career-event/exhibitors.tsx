import type { CareerEvent } from '@babelboard/wire';
import { EventSection } from '../../../features/career-events/event/event-section.js';
import { CompanyMark } from '../../../features/jobs/offer/company-mark.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './exhibitors.module.css';

/** Companies that are there, each with its offers as they are now. */
export function Exhibitors({ exhibitors }: Pick<CareerEvent, 'exhibitors'>) {
  const t = useText();
  if (exhibitors.length === 0) return null;
  return (
    <EventSection title={t('events.exhibitors')}>
      <Tiles>
        {exhibitors.map(({ id, name, logo, total, url }) => (
          <li key={id}>
            <CompanyMark name={name} logo={logo} size={56} />
            <Link to={url}>
              <bdi>{name}</bdi>
              <span>{t('events.exhibitor-jobs', { count: total })}</span>
            </Link>
          </li>
        ))}
      </Tiles>
    </EventSection>
  );
}

const Tiles = withClass('ul', css.tiles);
