/** The numbers of the events, by how their addresses begin. */
const IDS: Record<string, number> = { dutch: 20, german: 25, nordic: 24, 'how-to-get-a-job': 23, candidates: 22 };

/** Which event a page of events is about, by its address. */
export function careerEventIdOf(pathname: string): number {
  return IDS[pathname.split('/')[1] ?? ''] ?? 0;
}

/** What stands behind the address of an event itself. */
export interface EventParts {
  /** Slug of the city that somebody came for. */
  city: string | null;
  /** Where they came from. */
  referral: string | null;
}

/** Sorts what stands behind the address of an event: a part that names a city of it, and another that says where somebody came from, in either order. */
export function eventParts(
  pathname: string,
  { url, cities }: { url: string; cities: readonly { slug: string; name: string }[] },
): EventParts {
  const parts = pathname.slice(url.length).split('/').filter(Boolean).map(decoded);
  const slugs = parts.map((part) => cities.find(({ slug, name }) => [slug, name].some((one) => same(one, part)))?.slug);
  const city = slugs.find((slug) => slug !== undefined) ?? null;
  return { city, referral: parts.find((_part, at) => slugs[at] === undefined) ?? null };
}

/** Capitals, and how blanks are written, make no other name. */
function same(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[\s_+-]+/g, ' '));
  return a === b;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
