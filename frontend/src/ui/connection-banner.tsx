import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { connection } from '../api/connection.js';
import { useText } from '../i18n/use-text.js';
import { token, type } from '../theme/theme.js';

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

const Banner = styled('div')({
  position: 'sticky',
  top: 'var(--support-banner, 0px)',
  zIndex: 1100,
  background: token('night'),
  color: token('on-night'),
  fontSize: type.small,
  textAlign: 'center',
  '& p': {
    padding: '10px max(20px, env(safe-area-inset-left))',
    borderBottom: `2px solid ${token('accent')}`,
  },
});
