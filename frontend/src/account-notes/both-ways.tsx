import { pathTo } from '@babelboard/pages';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import { ButtonLink } from '../ui/button.js';
import css from './both-ways.module.css';

/** To sign in, or to register: one as good as the other for who was about to apply. */
export function BothWays({ here }: { here: 'login' | 'register' }) {
  const t = useText();
  return (
    <Ways aria-label={t('session.both-ways')}>
      {(['login', 'register'] as const).map((way) => (
        <ButtonLink key={way} data-look="outlined" to={pathTo(way)} aria-current={way === here ? 'page' : undefined}>
          {t(way === 'login' ? 'session.has-account' : 'session.is-new')}
        </ButtonLink>
      ))}
    </Ways>
  );
}

const Ways = withClass('nav', css.ways);
