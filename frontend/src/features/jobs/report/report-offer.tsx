import { pathTo } from '@babelboard/pages';
import { type MouseEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useHref } from '../../../router/router.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { FlagIcon } from '../../../ui/icons/flag-icon.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import css from './report-offer.module.css';
import type { ReportedOffer } from './reported-offer.js';

const ReportDialog = lazyPart(() => import('./report-dialog.js'), ['jobs/report']);

/** Leads to the report of an offer; without a script to the page that says whom to write to. */
export function ReportOffer({ job }: { job: ReportedOffer }) {
  const t = useText();
  const href = useHref();
  const { productPrefix } = useSite();
  const [open, setOpen] = useState(false);
  const openDialog = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <OpenLink href={href(pathTo('contact', { product: productPrefix }))} rel="nofollow" onClick={openDialog}>
        <FlagIcon />
        {t('report.open')}
      </OpenLink>
      {open && (
        <OptionalPart open={() => setOpen(true)} close={() => setOpen(false)}>
          <ReportDialog job={job} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}

const OpenLink = withClass('a', css.openLink);
