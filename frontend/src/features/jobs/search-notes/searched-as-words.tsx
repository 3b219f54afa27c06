import { type JobListFilters, SEARCHED_AS_WORDS } from '@babelboard/job-paths';
import { useText } from '../../../i18n/use-text.js';
import { useLocation } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { SearchNote } from './search-note.js';
import css from './searched-as-words.module.css';

/**
 * Says that the address named a skill that nobody knows, so that its words are searched for. The server sends the same page to everybody:
 * who is led here has the part of the page in the address, and the style sheet shows it before any script runs. A new
 * element for each part, since the browser goes on taking the old one for what the address names.
 */
export function SearchedAsWords({ filters }: { filters: JobListFilters }) {
  const t = useText();
  const { hash } = useLocation();
  if (filters.keywords.length === 0) return null;
  return (
    <Note key={hash} id={SEARCHED_AS_WORDS} data-shown={hash === `#${SEARCHED_AS_WORDS}`} suppressHydrationWarning>
      {t('list.searched-as-words')}
    </Note>
  );
}

const Note = withClass(SearchNote, css.note);
