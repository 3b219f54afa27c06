import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import {
  type MouseEvent,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { useText } from '../../../i18n/use-text.js';
import { alertInChange } from '../../../job-alerts/alert-in-change.js';
import { useHref, useLocation, useNavigate } from '../../../router/router.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { CrashBoundary } from '../../../ui/crash-boundary.js';
import { FilterIcon } from '../../../ui/icons/filter-icon.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { painted } from '../../../ui/painted.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { partInPlace } from '../../../ui/part-in-place.js';
import { useClosingMenus } from '../../../ui/use-closing-menus.js';
import { Failure } from '../components/failure.js';
import { hasTwoPanes } from '../list/use-two-panes.js';
import type { Facets } from './filter-names.js';
import css from './filter-panel.module.css';
import { FilterChoices, FilterDrawer } from './filter-parts.js';
import { countActive, FILTER_GROUPS, type FilterGroup } from './filter-values.js';
import { formAction, HiddenFilters } from './hidden-filters.js';

const SHEET = '#filters';
/** These are chosen in the search box. */
const SEARCHED: FilterGroup[] = ['keywords', 'skill', 'radius'];
const CHOSEN = FILTER_GROUPS.filter((group) => !SEARCHED.includes(group));

/** Seldom somebody chooses the filters of an alert. */
const AlertChange = partInPlace(
  lazyPart(() => import('../tell-me/alert-change.js'), ['jobs/tell-me', 'forms']),
  { failed: (_props, again) => <Failure error={null} onRetry={again} /> },
);

export interface FilterPanelProps {
  filters: JobListFilters;
  facets: Facets | undefined;
  total: number | null;
}

/**
 * The filters: menus in a row on a desktop. On a phone a link opens them: a drawer where scripts run, else the same form
 * as a sheet over the page, opened by its address alone (`#filters`).
 */
export default function FilterPanel({ filters: inAddress, facets, total }: FilterPanelProps) {
  const t = useText();
  const href = useHref();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLFormElement>(null);
  useClosingMenus(panel);
  // What one chooses is shown at once, and what one chooses next adds to it, while the address follows.
  const [filters, showFilters] = useOptimistic(inAddress);
  const written = useRef('');
  const choose = useCallback(
    (chosen: JobListFilters) =>
      startTransition(async () => {
        const here = window.location.href;
        showFilters(chosen);
        // To write an address takes a phone as long as to show the choice.
        await painted();
        // Who has gone elsewhere meanwhile stays there.
        if (![here, written.current].includes(window.location.href)) return;
        startTransition(() => {
          navigate(writeJobListAddress(chosen));
          written.current = window.location.href;
        });
      }),
    [showFilters, navigate],
  );
  // Behind the drawer nobody sees the row: it follows with the address.
  const inRow = open ? inAddress : filters;
  const row = useMemo(
    () => <FilterChoices panel={panel} filters={inRow} facets={facets} onChoose={choose} />,
    [inRow, facets, choose],
  );
  const { user } = useSession();
  const alert = user === null ? null : alertInChange(user.id);
  const active = countActive(filters, CHOSEN);
  // Pressed before the page ran: the sheet that its address has opened gives way to the drawer.
  useEffect(() => {
    if (hash !== SHEET || hasTwoPanes()) return;
    setOpen(true);
    // A sheet stays the target of the address until the browser itself goes elsewhere.
    window.location.replace('#');
    navigate(writeJobListAddress(inAddress), { replace: true });
  }, [hash, inAddress, navigate]);
  const openDrawer = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {user !== null && alert !== null && (
        <AlertChange account={user.id} id={alert} path={writeJobListAddress(inAddress)} total={total} />
      )}
      <OpenLink href={SHEET} onClick={openDrawer} aria-haspopup="dialog">
        <FilterIcon />
        <span>{active > 0 ? t('filters.open-active', { count: active }) : t('filters.open')}</span>
      </OpenLink>
      <Panel
        ref={panel}
        id="filters"
        action={href(formAction(filters))}
        method="get"
        // What a browser ticks again on a way back is not what the address says.
        autoComplete="off"
        aria-label={t('filters.label')}
      >
        <HiddenFilters filters={filters} except={CHOSEN} />
        <CrashBoundary fallback={() => null}>
          <PartBoundary>{row}</PartBoundary>
        </CrashBoundary>
        <SheetActions>
          <button type="submit">{t('filters.apply')}</button>
          <a href="#results">{t('filters.close')}</a>
        </SheetActions>
      </Panel>
      {open && (
        <OptionalPart open={() => setOpen(true)} close={() => setOpen(false)}>
          <FilterDrawer
            filters={filters}
            facets={facets}
            onChoose={choose}
            total={total}
            onClose={() => setOpen(false)}
          />
        </OptionalPart>
      )}
    </>
  );
}

const OpenLink = withClass('a', css.openLink);

const Panel = withClass('form', css.panel);

const SheetActions = withClass('div', css.sheetActions);
