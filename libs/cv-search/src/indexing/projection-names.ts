/** Names of the projections, one for each engine: marks are stored under them. */
export const PEOPLE_PROJECTIONS = ['cv-search.people.postgres', 'cv-search.people.meilisearch'] as const;
