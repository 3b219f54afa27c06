/** Between languages that share what is said after the last of them. */
export const JOINING_WORDS = new Set('and & und et y e i a och og en ja és si ir un ve и та και'.split(' '));
