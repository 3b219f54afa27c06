import { withClass } from '../../../theme/with-class.js';
import css from './search-note.module.css';

/** A word about what became of a search. */
export const SearchNote = withClass('p', css.searchNote);
