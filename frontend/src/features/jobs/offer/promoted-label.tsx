import { pathTo } from '@babelboard/pages';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import css from './promoted-label.module.css';

/** Says that a place in the list is paid for; leads to the rules of the order. */
export function PromotedLabel() {
  const t = useText();
  const { productPrefix } = useSite();
  return (
    <Label to={pathTo('ranking', { product: productPrefix })} title={t('offer.promoted-why')}>
      {t('offer.promoted')}
    </Label>
  );
}

const Label = withClass(Link, css.label);
