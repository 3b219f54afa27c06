import type { CvPlace } from '../../cv.js';
import type { DateSpan } from '../dates/find-date-spans.js';

/** An entry of work or education, before it is said which. */
export interface ReadEntry {
  what: string;
  where: string | null;
  date: DateSpan | null;
  place: CvPlace | null;
  description: string | null;
  passage: string;
  /** Read from a form: nothing had to be guessed. */
  labelled: boolean;
}
