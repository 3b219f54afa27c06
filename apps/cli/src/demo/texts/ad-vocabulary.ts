import type { Family } from '../families.js';
import type { Sector } from '../sectors.js';

/**
 * What the demo ads of one language are composed of. A string holds several variants, divided by ` | `.
 * Inserted names stand after a colon or as a subject, so that nothing has to be inflected; `{company}` is the employer.
 */
export interface AdVocabulary {
  headings: { tasks: string; profile: string; languages: string; offer: string };
  openings: string;
  about: Record<Sector, string>;
  team: string;
  tasks: Record<Family, string>;
  /** For roles that lead others. */
  leadTasks: string;
  sharedTasks: string;
  /** In the order of the wire ids: none, up to 2 years, 2–5, more than 5, management, executive. */
  experience: string;
  profile: string;
  benefits: string;
  /** On site with some days at home, from home in the country of work, from anywhere. */
  remote: { Hybrid: string; RemoteCountryBased: string; Remote: string };
  apply: string;
  /** A1 … C2, mother tongue. */
  levels: string;
  required: string;
  welcome: string;
  oneOf: string;
  labels: { place: string; working: string; contract: string; salary: string };
  /** What stands between a label and its value. */
  colon: string;
  /** Full-time, part-time, internship, temporary, freelance, apprenticeship. */
  contracts: string;
  /** Gross pay per year, month, hour. */
  periods: { year: string; month: string; hour: string };
  thousands: string;
  titlePrefixes: { internship: string; apprenticeship: string };
}

export const variants = (text: string): string[] => text.split(' | ');
