import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { requestActivity } from '../api/request-activity.js';
import { useText } from '../i18n/use-text.js';
import { token } from '../theme/theme.js';

/** The orange line at the top of the window while requests run; what is answered at once does not make it flash. */
export function ProgressBar() {
  const running = useSyncExternalStore(requestActivity.subscribe, requestActivity.running, () => 0);
  const t = useText();
  if (running === 0) return null;
  return <Bar role="progressbar" aria-label={t('progress.loading')} data-testid="progress-bar" />;
}

const run = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(0.55)' },
  '100%': { transform: 'scaleX(0.94)' },
});

const Bar = styled('div')({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 2000,
  height: 2,
  background: token('accent'),
  transformOrigin: '0 50%',
  animation: `${run} 6s 120ms cubic-bezier(0.1, 0.7, 0.2, 1) both`,
});
