import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import { PageColumn } from '../ui/page-column.js';
import { Skeleton } from '../ui/skeleton.js';
import css from './page-skeleton.module.css';

/** Stands in while the code of a page is on its way. */
export function PageSkeleton() {
  const t = useText();
  return (
    <Room aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      <Skeleton style={{ width: '60%', height: 48 }} />
      <Skeleton style={{ width: '90%', height: 22 }} />
      <Skeleton style={{ width: '80%', height: 22 }} />
      <Skeleton style={{ width: '40%', height: 22 }} />
    </Room>
  );
}

const Room = withClass(PageColumn, css.room);
