import { useSyncExternalStore } from 'react';
import { connection } from '../api/connection.js';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import css from './connection-banner.module.css';

/** Says that the connection is gone and what still works; it goes by itself. */
export function ConnectionBanner() {
  const t = useText();
  const lost = useSyncExternalStore(connection.subscribe, connection.lost, () => false);
  return (
    <Banner role={lost ? 'region' : undefined} aria-label={lost ? t('connection.lost') : undefined}>
      <div role="status">
        {lost && (
          <p>
            <strong>{t('connection.lost')}</strong> {t('connection.still')}
          </p>
        )}
      </div>
    </Banner>
  );
}

const Banner = withClass('div', css.banner);
