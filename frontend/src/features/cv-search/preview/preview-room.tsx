import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left-icon.js';
import { PageColumn } from '../../../ui/page-column.js';
import css from './preview-room.module.css';

/** Around a CV: the way back to whose it is. */
export function PreviewRoom({
  backTo,
  of,
  children,
}: {
  backTo: string | undefined;
  of: string | undefined;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Room>
      {backTo !== undefined && (
        <Back to={backTo}>
          <ArrowLeftIcon />
          <bdi>{of ?? t('people.one')}</bdi>
        </Back>
      )}
      {children}
    </Room>
  );
}

const Room = withClass(PageColumn, css.room);

const Back = withClass(Link, css.back);
