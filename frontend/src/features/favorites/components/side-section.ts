import { withClass } from '../../../theme/with-class.js';
import css from './side-section.module.css';

/** A small part beside the favorites. */
export const SideSection = withClass('section', css.section);

export const SideList = withClass('ul', css.list);

/** Words, and what one can do beside them. */
export const SideEntry = withClass('li', css.entry);
