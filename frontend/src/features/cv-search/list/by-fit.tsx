import { pathTo } from '@babelboard/pages';
import type { PeopleResponse } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import css from './by-fit.module.css';

/** Says that people are in order by how they fit an offer, what that is worked out from, and where it ends. */
export function ByFit({ found: { by_fit: byFit, total } }: { found: PeopleResponse }) {
  const t = useText();
  const { productPrefix } = useSite();
  if (byFit === null) return null;
  return (
    <Note>
      <span>{t('people.by-fit', { offer: byFit.offer.title })}</span>{' '}
      <Link to={pathTo('ranking', { product: productPrefix })}>{t('people.by-fit-more')}</Link>
      {byFit.ordered < total && <b>{t('people.by-fit-cut', { ordered: byFit.ordered, total })}</b>}
    </Note>
  );
}

const Note = withClass('p', css.note);
