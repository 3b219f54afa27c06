import { withClass } from '../theme/with-class.js';
import css from './dotted.module.css';

/** Facts in a row, each an element of its own; the dots between them are drawn, and none ends or begins a line. */
export const Dotted = withClass('span', css.dotted);
