import { withClass } from '../theme/with-class.js';
import css from './page-column.module.css';

/** The measure of a page: the edges breathe with the window. */
export const PageColumn = withClass('div', css.pageColumn);

/** The measure of reading. */
export const ReadingColumn = withClass(PageColumn, css.readingColumn);
