import { useSyncExternalStore } from 'react';
import { requestActivity } from '../api/request-activity.js';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import css from './progress-bar.module.css';

/** The orange line at the top of the window while requests run; what is answered at once does not make it flash. */
export function ProgressBar() {
  const running = useSyncExternalStore(requestActivity.subscribe, requestActivity.running, () => 0);
  const t = useText();
  if (running === 0) return null;
  return <Bar role="progressbar" aria-label={t('progress.loading')} data-testid="progress-bar" />;
}

const Bar = withClass('div', css.bar);
