import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { discardedAddress, type MatchingsAsked, matchingsAddress } from '../matchings-address.js';
import css from './matchings-toolbar.module.css';

const ORDERS: readonly { order: MatchingsAsked['order']; text: TextKey }[] = [
  { order: 'fit', text: 'matchings.by-fit' },
  { order: 'date', text: 'matchings.by-date' },
];

/** In which order they stand, and the way to what was discarded. */
export function MatchingsToolbar({ asked }: { asked: MatchingsAsked }) {
  const t = useText();
  return (
    <Row>
      <nav aria-label={t('matchings.order')}>
        {ORDERS.map(({ order, text }) => (
          <Link
            key={order}
            to={matchingsAddress({ page: 1, order })}
            aria-current={order === asked.order ? 'true' : undefined}
          >
            {t(text)}
          </Link>
        ))}
      </nav>
      <Link to={discardedAddress(1)}>{t('matchings.discarded')}</Link>
    </Row>
  );
}

const Row = withClass('div', css.row);
