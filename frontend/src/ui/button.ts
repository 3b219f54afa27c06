import { Link } from '../router/link.js';
import { withClass } from '../theme/with-class.js';
import css from './button.module.css';

export const Button = withClass('button', css.look);
/** Looks like a button and leads to another page of ours. */
export const ButtonLink = withClass(Link, css.look);
/** The same for an address that the router does not know, or that only works without a script. */
export const ButtonAnchor = withClass('a', css.look);
