import { Education } from '../education/entities/education.entity.js';
import { Experience } from '../experience/entities/experience.entity.js';

/** What a history is made of. */
export const HISTORY_KINDS = { experience: Experience, education: Education } as const;
export type HistoryKind = keyof typeof HISTORY_KINDS;
