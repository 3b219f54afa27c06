import type { PageName } from '@babelboard/pages';
import type { ReactNode } from 'react';
import { AppShell, PlaceCount } from '../../frame/app-shell.js';
import { useText } from '../../i18n/use-text.js';
import { CANDIDATE_PLACES, type CandidatePlace } from './candidate-places.js';
import { WaitingApplication } from './waiting-application.js';

/** Stands around every page of a candidate: the ways between them. */
export default function CandidateRoom({ page, children }: { page: PageName; children: ReactNode }) {
  const t = useText();
  const places = CANDIDATE_PLACES.map(({ pages, text, short, path, icon, useCount, desktopOnly }) => ({
    path,
    text: t(text),
    ...(short === undefined ? {} : { short: t(short) }),
    icon,
    current: pages.includes(page),
    ...(useCount === undefined ? {} : { count: <Count useCount={useCount} /> }),
    ...(desktopOnly === undefined ? {} : { desktopOnly }),
  }));
  return (
    <AppShell label={t('room.candidate')} places={places}>
      <WaitingApplication />
      {children}
    </AppShell>
  );
}

function Count({ useCount }: { useCount: NonNullable<CandidatePlace['useCount']> }) {
  const count = useCount();
  return count === null || count === 0 ? null : <PlaceCount>{count > 99 ? '99+' : count}</PlaceCount>;
}
