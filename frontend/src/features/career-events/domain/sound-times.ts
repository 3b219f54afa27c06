import type { ChangeCareerEventRequest } from '@babelboard/wire';

/** Whether an event ends after it begins, and has both times where it is announced. The server looks at the same. */
export function hasSoundTimes({
  state,
  starts_at: starts,
  ends_at: ends,
}: Pick<ChangeCareerEventRequest, 'state' | 'starts_at' | 'ends_at'>): boolean {
  if (starts === null || ends === null) return state !== 'announced';
  return Date.parse(ends) > Date.parse(starts);
}
