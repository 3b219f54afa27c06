import { useText } from '../../i18n/use-text.js';
import { keptApplication } from '../../session/kept-application.js';
import { withClass } from '../../theme/with-class.js';
import { ButtonLink } from '../../ui/button.js';
import { useRunning } from '../../ui/use-running.js';
import css from './waiting-application.module.css';

/** Who left an application to fill in what was missing for it goes on with it from here. */
export function WaitingApplication() {
  const t = useText();
  // The browser alone knows.
  const path = useRunning() ? keptApplication() : null;
  if (path === null) return null;
  return (
    <Room role="note">
      <p>{t('room.applying')}</p>
      <ButtonLink to={path} data-look="outlined">
        {t('room.applying-on')}
      </ButtonLink>
    </Room>
  );
}

const Room = withClass('div', css.room);
