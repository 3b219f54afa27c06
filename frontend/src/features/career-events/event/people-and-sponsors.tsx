import type { CareerEvent } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { EventSection } from './event-section.js';
import css from './people-and-sponsors.module.css';

/** Who speaks at an event. */
export function Speakers({ event: { speakers, lang } }: { event: CareerEvent }) {
  const t = useText();
  if (speakers.length === 0) return null;
  return (
    <EventSection title={t('events.speakers')}>
      <People lang={lang}>
        {speakers.map(({ name, role }) => (
          <li key={name}>
            <b dir="auto">{name}</b>
            <span dir="auto">{role}</span>
          </li>
        ))}
      </People>
    </EventSection>
  );
}

/** Who pays for it. */
export function Sponsors({ sponsors }: Pick<CareerEvent, 'sponsors'>) {
  const t = useText();
  if (sponsors.length === 0) return null;
  return (
    <EventSection title={t('events.sponsors')}>
      <Names>
        {sponsors.map(({ name, url }) => (
          <li key={name}>
            {url === null ? (
              <bdi>{name}</bdi>
            ) : (
              <a href={url} rel="sponsored noopener" target="_blank">
                <bdi>{name}</bdi>
              </a>
            )}
          </li>
        ))}
      </Names>
    </EventSection>
  );
}

const People = withClass('ul', css.people);

const Names = withClass('ul', css.names);
