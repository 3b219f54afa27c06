import type { JobCard } from '@babelboard/wire';
import { useRef } from 'react';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { goOnWhenGone } from '../../ui/go-on-when-gone.js';
import { HideIcon } from '../../ui/icons/hide-icon.js';
import { MoreIcon } from '../../ui/icons/more-icon.js';
import { useClosingMenus } from '../../ui/use-closing-menus.js';
import { useHideCompany } from '../keeper/use-hide-company.js';
import { useHiddenCompanies } from '../offer-marks.js';
import css from './offer-menu.module.css';

/** What a candidate may do with an offer beyond keeping it. */
export default function OfferMenu({ job: { title, company } }: { job: Pick<JobCard, 'title' | 'company'> }) {
  const t = useText();
  const hide = useHideCompany();
  const hidden = useHiddenCompanies().has(company.id);
  const corner = useRef<HTMLDivElement>(null);
  useClosingMenus(corner);
  const press = () => {
    const opener = corner.current?.querySelector('summary');
    // The button goes with the menu, the menu with the card where that is left out of a list.
    opener?.focus();
    corner.current?.querySelector('details')?.removeAttribute('open');
    if (opener) goOnWhenGone(opener);
    hide(company.id, !hidden);
  };
  return (
    <div ref={corner}>
      <Menu>
        <summary aria-label={t('menu.label', { title })}>
          <MoreIcon />
        </summary>
        <div>
          <button type="button" onClick={press}>
            <HideIcon />
            {t(hidden ? 'hide.show' : 'hide.company', { company: company.name })}
          </button>
        </div>
      </Menu>
    </div>
  );
}

const Menu = withClass('details', css.menu);
