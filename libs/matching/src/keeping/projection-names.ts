/** Names of the projections: marks are stored under them. */
export const PEOPLE = 'matching.people.tables';
export const OFFERS = 'matching.offers.tables';
