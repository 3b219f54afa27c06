import { NavItem } from '../../frame/nav-item.js';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import css from './company-menu.module.css';
import { COMPANY_PLACES } from './company-places.js';

/** The places of a company's member, in the menu of the account: from every page of the site. */
export default function CompanyMenu() {
  const t = useText();
  return COMPANY_PLACES.map(({ path, text, icon }) => (
    <Item key={path} to={path}>
      {icon}
      {t(text)}
    </Item>
  ));
}

const Item = withClass(NavItem, css.item);
