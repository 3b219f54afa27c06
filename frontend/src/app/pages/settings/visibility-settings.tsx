import { BlockedCompanies } from '../../../features/candidates/profile/visibility/blocked-companies.js';
import { Rows } from '../../../frame/settings-section.js';
import { withClass } from '../../../theme/with-class.js';
import { FoundByCompanies } from './found-by-companies.js';
import { HiddenCompaniesSettings } from './hidden-companies-settings.js';
import css from './visibility-settings.module.css';

/** What the profile's page shows of this, too, and companies that one does not want to hear of. */
export default function VisibilitySettings(_: { titleId: string }) {
  return (
    <Even>
      <li>
        <FoundByCompanies />
      </li>
      <li>
        <BlockedCompanies />
      </li>
      <li>
        <HiddenCompaniesSettings />
      </li>
    </Even>
  );
}

const Even = withClass(Rows, css.even);
