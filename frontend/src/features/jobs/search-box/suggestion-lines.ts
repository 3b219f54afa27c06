import { withClass } from '../../../theme/with-class.js';
import css from './suggestion-lines.module.css';

/** The proposals, below the box. */
export const Lines = withClass('ul', css.lines);

export const Group = withClass('li', css.group);

export const Line = withClass('li', css.line);
