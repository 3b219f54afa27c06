import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useText } from '../../../i18n/use-text.js';
import { token } from '../../../theme/theme.js';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Offers on their way. */
export function ListSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton variant="rounded" width={44} height={44} />
          <div>
            <Skeleton width="35%" height={20} />
            <Skeleton width="78%" height={30} />
            <Skeleton width="52%" height={24} />
            <Skeleton width="64%" height={32} />
          </div>
        </Row>
      ))}
    </div>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  gap: 16,
  padding: '24px 0',
  borderTop: `1px solid ${token('line')}`,
});
