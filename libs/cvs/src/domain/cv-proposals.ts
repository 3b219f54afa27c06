import type { LevelRank } from '@babelboard/language-check';

/** Where in the CV a proposal comes from, so that a person can judge it. */
interface Found {
  /** Unique within the CV. */
  id: string;
  /** The words of the CV. */
  passage: string;
  /** 0 to 1. */
  confidence: number;
}

export type ProposedContact = Found &
  (
    | { field: 'firstName' | 'lastName' | 'phone' | 'locality'; value: string }
    | { field: 'countryId'; value: number }
    | { field: 'link'; value: string }
  );

export type ProposedLanguage = Found & { languageId: number; level: LevelRank | null };

export type ProposedSkill = Found & { skillId: number };

export type ProposedExperience = Found & {
  position: string;
  employer: string;
  /** `YYYY-MM` or `YYYY-MM-DD`; null where the CV does not say it. */
  startedOn: string | null;
  /** Null: it goes on, or the CV does not say it. */
  endedOn: string | null;
  description: string;
  countryId: number | null;
  locality: string;
};

export type ProposedEducation = Found & {
  title: string;
  school: string;
  startedOn: string | null;
  endedOn: string | null;
  description: string;
  /** ISCED 2011. */
  isced: number | null;
};

/** What a CV says that a profile may take over, each for the person to accept or to dismiss. */
export interface CvProposals {
  contact: ProposedContact[];
  languages: ProposedLanguage[];
  skills: ProposedSkill[];
  experience: ProposedExperience[];
  education: ProposedEducation[];
}

export const NO_PROPOSALS: CvProposals = { contact: [], languages: [], skills: [], experience: [], education: [] };

/** Those that are left when some have been accepted or dismissed. */
export function withoutSettled(proposals: CvProposals, settled: ReadonlySet<string>): CvProposals {
  const left = <T extends Found>(found: T[]) => found.filter(({ id }) => !settled.has(id));
  return {
    contact: left(proposals.contact),
    languages: left(proposals.languages),
    skills: left(proposals.skills),
    experience: left(proposals.experience),
    education: left(proposals.education),
  };
}
