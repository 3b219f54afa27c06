import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import type { JobCard } from '@babelboard/wire';
import { useNavigate } from '../../../router/router.js';

export interface Selection {
  id: number | null;
  select: (id: number) => void;
  /** Null at the first offer. */
  previous: (() => void) | null;
  /** Loads more at the end of what is there; null at the very end. */
  next: (() => void) | null;
}

export interface SelectionParts {
  filters: JobListFilters;
  jobs: JobCard[];
  /** Whether the first offer counts as selected where the address names none; not so in a company's own list. */
  selectFirst: boolean;
  loadMore: (() => Promise<JobCard[]>) | null;
}

/** The offer beside the list: the one the address names, else the first. The address is replaced, so that back leaves the list. */
export function useSelection({ filters, jobs, selectFirst, loadMore }: SelectionParts): Selection {
  const navigate = useNavigate();
  const id = filters.job ?? (selectFirst ? (jobs[0]?.id ?? null) : null);
  const at = jobs.findIndex((job) => job.id === id);
  const select = (job: number) => {
    navigate(writeJobListAddress({ ...filters, job, autoApply: false }), { replace: true });
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
