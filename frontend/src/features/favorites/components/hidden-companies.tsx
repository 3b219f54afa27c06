import { useText } from '../../../i18n/use-text.js';
import { useHideCompany } from '../../../job-marks/keeper/use-hide-company.js';
import { Button } from '../../../ui/button.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { useFindHiddenCompanies } from '../api/find-hidden-companies.js';
import { SideEntry, SideList, SideSection } from './side-section.js';

/** Companies whose offers are left out of lists, to be shown again; nothing while there are none. */
export function HiddenCompanies() {
  const t = useText();
  const hide = useHideCompany();
  const { data } = useFindHiddenCompanies();
  if (data === undefined || data.data.length === 0) return null;
  return (
    <SideSection aria-labelledby="hidden-companies">
      <h2 id="hidden-companies">{t('hidden.title')}</h2>
      <SideList>
        {data.data.map(({ id, name }) => (
          <SideEntry key={id}>
            <span>
              <bdi>{name}</bdi>
            </span>
            <Button
              type="button"
              data-look="plain"
              aria-label={t('hidden.show-of', { name })}
              onClick={({ currentTarget }) => {
                goOnWhenGone(currentTarget);
                hide(id, false);
              }}
            >
              {t('hidden.show')}
            </Button>
          </SideEntry>
        ))}
      </SideList>
    </SideSection>
  );
}
