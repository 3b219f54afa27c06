import type { SpokenLanguage } from '@babelboard/candidates/contract';

/** A job that an applicant names. */
export interface SentExperience {
  position: string;
  employer: string;
  from: string | null;
  to: string | null;
}

/** A school that an applicant names. */
export interface SentEducation {
  title: string;
  school: string;
  from: string | null;
  to: string | null;
}

/** What of a profile goes with an application and stays as it was then. Age and photo never do. */
export interface SentProfile {
  name: string;
  headline: string;
  place: string;
  languages: SpokenLanguage[];
  skillIds: number[];
  /** Skills in the applicant's own words. */
  ownSkills: string[];
  experience: SentExperience[];
  education: SentEducation[];
}
