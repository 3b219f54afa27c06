import { withClass } from '../theme/with-class.js';
import css from './note.module.css';

/** Something that one should know before the rest of the page. */
export const Note = withClass('div', css.note);
