import { pathTo } from '@babelboard/pages';
import type { ReactNode } from 'react';
import { NavItem } from '../../../frame/nav-item.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { useLocation } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { PageColumn } from '../../../ui/page-column.js';
import css from './operators-room.module.css';

const PLACES: [path: string, text: TextKey][] = [
  [pathTo('operations'), 'operations.start'],
  [pathTo('reports'), 'operations.reports'],
  [pathTo('lookup'), 'operations.lookup'],
  [pathTo('queues'), 'operations.queues'],
  [pathTo('audit-log'), 'operations.audit-log'],
  [pathTo('product-ratings'), 'operations.product-ratings'],
  [pathTo('mails'), 'operations.mails'],
  [pathTo('unanswered-searches'), 'operations.searches'],
  [pathTo('edited-events'), 'operations.events'],
  [pathTo('support-access'), 'operations.support-access'],
  [pathTo('admin-settings'), 'operations.settings'],
];

/** What surrounds the pages of operators: their own navigation. */
export default function OperatorsRoom({ children }: { children: ReactNode }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <>
      <PageColumn>
        <Places aria-label={t('operations.navigation')}>
          {PLACES.map(([path, text]) => (
            <NavItem key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
              {t(text)}
            </NavItem>
          ))}
        </Places>
      </PageColumn>
      {children}
    </>
  );
}

const Places = withClass('nav', css.places);
