import type { ProblemError } from '../../../api/problem-error.js';
import type { ListFilters } from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { EmptyBox, FiltersToDrop } from './empty-list.js';
import type { ActiveFilter } from './filter-names.js';

/** The server did not understand a value, a place that it does not know for example: what it says, and what to take out. */
export function RefusedSearch(props: { error: ProblemError; filters: ListFilters; active: ActiveFilter[] }) {
  const t = useText();
  return (
    <EmptyBox role="alert">
      <h2>{t('refused.title')}</h2>
      {props.error.problem?.errors?.map(({ path, message }) => (
        <p key={path + message}>{message}</p>
      ))}
      <FiltersToDrop filters={props.filters} active={props.active} />
    </EmptyBox>
  );
}
