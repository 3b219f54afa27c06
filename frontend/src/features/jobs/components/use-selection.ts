import type { JobCard } from '@babelboard/wire';
import { useNavigate } from 'react-router-dom';
import { type ListFilters, listPath } from '../../../app/paths.js';

export interface Selection {
  id: number | null;
  select: (id: number) => void;
  /** Null at the first offer. */
  previous: (() => void) | null;
  /** Loads more at the end of what is there; null at the very end. */
  next: (() => void) | null;
}

/** The offer beside the list: the one the address names, else the first. The address is replaced, so that back leaves the list. */
export function useSelection(
  filters: ListFilters,
  jobs: JobCard[],
  loadMore: (() => Promise<JobCard[]>) | null,
): Selection {
  const navigate = useNavigate();
  const id = filters.job ?? jobs[0]?.id ?? null;
  const at = jobs.findIndex((job) => job.id === id);
  const select = (job: number) => {
    navigate(listPath({ ...filters, job }), { replace: true });
    document.getElementById(`offer-${job}`)?.scrollIntoView({ block: 'nearest' });
  };
  const before = at > 0 ? jobs[at - 1] : undefined;
  const after = jobs[at + 1];
  const selectLoaded = async () => {
    const loaded = await loadMore?.();
    const first = loaded?.[jobs.length];
    if (first !== undefined) select(first.id);
  };
  return {
    id,
    select,
    previous: before === undefined ? null : () => select(before.id),
    next: after !== undefined ? () => select(after.id) : loadMore === null ? null : () => void selectLoaded(),
  };
}
