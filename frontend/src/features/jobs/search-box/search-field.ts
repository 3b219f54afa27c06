import { withClass } from '../../../theme/with-class.js';
import css from './search-field.module.css';

/** The box one types into. */
export const SearchField = withClass('input', css.searchField);
