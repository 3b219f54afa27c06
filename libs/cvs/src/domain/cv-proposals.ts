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

export const LINK_KINDS = ['linkedin', 'xing', 'github', 'portfolio', 'site'] as const;

/** What a contact may say in one word or number. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  locality: string;
  /** GeoNames id. */
  cityId: number;
  countryId: number;
  headline: string;
}

type ContactField = { [K in keyof ContactValues]: { field: K; value: ContactValues[K] } }[keyof ContactValues];

export type ProposedContact = Found & ContactField;

export type ProposedLink = Found & { kind: (typeof LINK_KINDS)[number]; url: string };

export type ProposedLanguage = Found & { languageId: number; level: LevelRank | null };

/** One of the catalogue, or what it does not know in the words of the CV, with ids of skills that may be meant (none in those read before there were any). */
export type ProposedSkill = Found &
  ({ skillId: number; ownName?: never } | { skillId: null; ownName: string; nearIds?: number[] });

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as exact as the CV is; null where it does not say it, at the end also where it goes on. */
interface Period {
  startedOn: string | null;
  endedOn: string | null;
}

export type ProposedExperience = Found &
  Period & { position: string; employer: string; description: string; countryId: number | null; locality: string };

export type ProposedEducation = Found &
  Period & {
    title: string;
    school: string;
    description: string;
    /** ISCED 2011. */
    isced: number | null;
  };

/** What a CV says that a profile may take over, each for the person to accept or to dismiss. */
export interface CvProposals {
  contact: ProposedContact[];
  links: ProposedLink[];
  languages: ProposedLanguage[];
  skills: ProposedSkill[];
  experience: ProposedExperience[];
  education: ProposedEducation[];
}

/** Those that are left when some have been accepted or dismissed. */
export function withoutSettled(proposals: CvProposals, settled: ReadonlySet<string>): CvProposals {
  const left = <T extends Found>(found: T[]) => found.filter(({ id }) => !settled.has(id));
  return {
    contact: left(proposals.contact),
    links: left(proposals.links),
    languages: left(proposals.languages),
    skills: left(proposals.skills),
    experience: left(proposals.experience),
    education: left(proposals.education),
  };
}
