import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Skeleton } from '../../../ui/skeleton.js';
import css from './list-skeleton.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Offers on their way. */
export function ListSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton style={{ width: 44, height: 44, borderRadius: 12 }} />
          <div>
            <Skeleton style={{ width: '35%', height: 20 }} />
            <Skeleton style={{ width: '78%', height: 30 }} />
            <Skeleton style={{ width: '52%', height: 24 }} />
            <Skeleton style={{ width: '64%', height: 32 }} />
          </div>
        </Row>
      ))}
    </div>
  );
}

const Row = withClass('div', css.row);
