import type { JobListResponse } from '@babelboard/wire';

const MOST = 60;

/** Proposals for a place: the browser's own list, without a script. */
export function PlaceOptions({
  id,
  facets,
}: {
  id: string;
  facets: Pick<JobListResponse, 'countries' | 'cities'> | undefined;
}) {
  const names = [...(facets?.countries.data ?? []), ...(facets?.cities.data.slice(0, MOST) ?? [])].map(
    ({ name }) => name,
  );
  return (
    <datalist id={id}>
      {[...new Set(names)].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
