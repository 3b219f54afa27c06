import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { OfflineError } from '../../../api/problem-error.js';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { Button } from '../../../ui/button.js';

/** What one reads when offers could not be had: why, and what to do. `useConnectionLife` tries again when the network is back. */
export function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const offline = error instanceof OfflineError;
  return (
    <Box role="alert">
      <h2>{t(offline ? 'failure.offline-title' : 'failure.title')}</h2>
      <p>{t(offline ? 'failure.offline' : 'failure.text')}</p>
      <Button type="button" data-look="outlined" className="js-only" onClick={onRetry}>
        {t('failure.retry')}
      </Button>
      <a className="no-js-only" href={pathname + search}>
        {t('failure.retry')}
      </a>
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  padding: '32px 0',
  maxWidth: '46ch',
  '& h2': { fontSize: type.title },
  '& p': { color: token('ink-soft') },
});
