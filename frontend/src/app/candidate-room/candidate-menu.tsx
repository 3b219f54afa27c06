import { NavItem } from '../../frame/nav-item.js';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import css from './candidate-menu.module.css';
import { CANDIDATE_PLACES } from './candidate-places.js';

/** The places of a candidate, in the menu of the account: from every page of the site. */
export default function CandidateMenu() {
  const t = useText();
  return CANDIDATE_PLACES.map(({ path, text, icon }) => (
    <Item key={path} to={path}>
      {icon}
      {t(text)}
    </Item>
  ));
}

const Item = withClass(NavItem, css.item);
