import { Link } from '../router/link.js';
import { withClass } from '../theme/with-class.js';
import css from './nav-item.module.css';

/** A way to another page, in the header. */
export const NavItem = withClass(Link, css.navItem);
