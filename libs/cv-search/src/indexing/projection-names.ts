/** Each engine has an index of people. */
export const PEOPLE_PROJECTIONS = ['cv-search.people.postgres', 'cv-search.people.meilisearch'] as const;
