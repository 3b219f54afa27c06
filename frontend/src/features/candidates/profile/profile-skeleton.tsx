import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Skeleton } from '../../../ui/skeleton.js';
import css from './profile-skeleton.module.css';

/** The shape of a profile. */
export function ProfileSkeleton() {
  const t = useText();
  return (
    <Room aria-busy="true">
      <span className="visually-hidden">{t('progress.loading')}</span>
      <Skeleton style={{ width: 112, height: 112, borderRadius: '50%' }} />
      <Skeleton style={{ width: '56%', height: 42 }} />
      <Skeleton style={{ width: '74%', height: 24 }} />
      <Skeleton style={{ width: '100%', height: 2, marginTop: 40 }} />
      <Skeleton style={{ width: '34%', height: 30 }} />
      <Skeleton style={{ width: '100%', height: 6 }} />
      <Skeleton style={{ width: '40%', height: 30 }} />
      <Skeleton style={{ width: '100%', height: 6 }} />
    </Room>
  );
}

const Room = withClass('div', css.room);
