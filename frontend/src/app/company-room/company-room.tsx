import type { PageName } from '@babelboard/pages';
import type { ReactNode } from 'react';
import { useLiveCounts } from '../../features/companies/api/dashboard.js';
import { AppShell, PlaceCount } from '../../frame/app-shell.js';
import { type TextKey, useText } from '../../i18n/use-text.js';
import { useSession } from '../../session/use-session.js';
import { withClass } from '../../theme/with-class.js';
import { COMPANY_PLACES, type CompanyPlace } from './company-places.js';
import css from './company-room.module.css';
import { useCompact } from './density.js';
import { NoCompany } from './no-company.js';

interface CompanyRoomProps {
  page: PageName;
  children: ReactNode;
}

/** Stands around every page of a company: the ways between them. */
export default function CompanyRoom({ page, children }: CompanyRoomProps) {
  const { user } = useSession();
  // Somebody's own account is theirs, also without a company.
  if (user?.type === 'company' && user.company === null) {
    return page === 'company-settings' ? children : <NoCompany />;
  }
  return (
    <Rooms page={page} known={user?.company != null}>
      {children}
    </Rooms>
  );
}

/** @param known who looks: until then nothing is asked for */
function Rooms({ page, known, children }: CompanyRoomProps & { known: boolean }) {
  const t = useText();
  const [compact, toggle] = useCompact();
  const places = COMPANY_PLACES.map(({ pages, text, short, path, icon, useCount, countText, desktopOnly }) => ({
    path,
    text: t(text),
    ...(short === undefined ? {} : { short: t(short) }),
    icon,
    current: pages.includes(page),
    ...(known && useCount !== undefined && countText !== undefined
      ? { count: <Count useCount={useCount} text={countText} /> }
      : {}),
    ...(desktopOnly === undefined ? {} : { desktopOnly }),
  }));
  return (
    <AppShell
      label={t('company-room.label')}
      places={places}
      foot={
        <Dense type="button" aria-pressed={compact} onClick={toggle}>
          {t('company-room.dense')}
        </Dense>
      }
    >
      {known && <LiveCounts />}
      <div {...(compact ? { 'data-density': 'compact' } : {})}>{children}</div>
    </AppShell>
  );
}

function LiveCounts() {
  useLiveCounts();
  return null;
}

function Count({ useCount, text }: { useCount: NonNullable<CompanyPlace['useCount']>; text: TextKey }) {
  const t = useText();
  const count = useCount();
  if (count === null || count === 0) return null;
  return (
    <PlaceCount>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t(text, { count })}</span>
    </PlaceCount>
  );
}

const Dense = withClass('button', css.dense);
