import type { JobCard } from '@babelboard/wire';
import { useText } from '../../i18n/use-text.js';
import { ActionMenu } from '../../ui/action-menu.js';
import { goOnWhenGone } from '../../ui/go-on-when-gone.js';
import { HideIcon } from '../../ui/icons/hide-icon.js';
import { useHideCompany } from '../keeper/use-hide-company.js';
import { useHiddenCompanies } from '../offer-marks.js';

/** What a candidate may do with an offer beyond keeping it. */
export function OfferMenu({ job: { title, company } }: { job: Pick<JobCard, 'title' | 'company'> }) {
  const t = useText();
  const hide = useHideCompany();
  const hidden = useHiddenCompanies().has(company.id);
  const run = (opener: HTMLElement) => {
    // It goes with the card where that is left out of a list.
    goOnWhenGone(opener);
    hide(company.id, !hidden);
  };
  const text = t(hidden ? 'hide.show' : 'hide.company', { company: company.name });
  return <ActionMenu label={t('menu.label', { title })} actions={[{ id: 'hide', text, icon: <HideIcon />, run }]} />;
}
