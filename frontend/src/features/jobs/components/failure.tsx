import { OfflineError, ProblemError } from '../../../api/problem-error.js';
import { type Text, useText } from '../../../i18n/use-text.js';
import { useHref, useLocation } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import css from './failure.module.css';

/** What one reads when offers could not be had: why, and what to do. `useConnectionLife` tries again when the network is back. */
export function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const t = useText();
  const href = useHref();
  const { pathname, search } = useLocation();
  const { title, text } = wordsOf(t, error);
  return (
    <Box role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <Button type="button" data-look="outlined" className="js-only" onClick={onRetry}>
        {t('failure.retry')}
      </Button>
      <a className="no-js-only" href={href(pathname + search)}>
        {t('failure.retry')}
      </a>
    </Box>
  );
}

/** Until when a server that does not say so may want one to wait. */
const USUAL_WAIT_SECONDS = 60;

function wordsOf(t: Text, error: Error | null): { title: string; text: string } {
  if (error instanceof OfflineError) return { title: t('failure.offline-title'), text: t('failure.offline') };
  if (error instanceof ProblemError && error.status === 429) {
    const seconds = Math.max(1, error.retryAfterSeconds ?? USUAL_WAIT_SECONDS);
    return { title: t('failure.often-title'), text: t('failure.often', { seconds }) };
  }
  return { title: t('failure.title'), text: t('failure.text') };
}

const Box = withClass('div', css.box);
