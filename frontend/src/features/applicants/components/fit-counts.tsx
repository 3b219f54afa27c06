import { pathTo } from '@babelboard/pages';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import css from './fit-counts.module.css';

/** What a fit is worked out from, and that it decides nothing. */
export function FitCounts() {
  const t = useText();
  const { productPrefix } = useSite();
  return (
    <Counts>
      <span>{t('applicants.fit-counts')}</span>{' '}
      <Link to={pathTo('ranking', { product: productPrefix })}>{t('applicants.fit-more')}</Link>
    </Counts>
  );
}

const Counts = withClass('p', css.counts);
