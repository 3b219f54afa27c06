import { PERSONAL } from '../../../session/personal.js';

/** Everything that is asked of applicants: news of them make all of it be asked again. */
export const APPLICANTS = [PERSONAL, 'applicants'];

/** One applicant with all that they sent. */
export const applicantKey = (id: number) => [...APPLICANTS, 'one', id];
