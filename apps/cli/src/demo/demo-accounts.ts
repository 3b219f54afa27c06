import type { SpokenLanguage } from '@babelboard/candidates';
import type { DemoProfile } from './profiles/demo-profile.js';
import { IRINI } from './profiles/irini.js';
import { TOMASZ } from './profiles/tomasz.js';

/** Everybody knows it, and it is too weak to register with: these accounts are for a look around, never for production. */
export const DEMO_PASSWORD = 'babelboard-demo';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  locality: string;
}

/** A language, and how well: ranks, CEFR A1 = 1 … C2 = 6, mother tongue 7. */
export interface SpokenDemoLanguage {
  slug: string;
  level: SpokenLanguage['level'];
}

export interface DemoCandidate extends DemoPerson {
  languages: SpokenDemoLanguage[];
  profile: DemoProfile;
}

/** Her languages are those that many offers of the demo ask for. */
export const DEMO_CANDIDATE: DemoCandidate = {
  email: 'candidate@demo.test',
  firstName: 'Irini',
  lastName: 'Almeida',
  country: 'PT',
  locality: 'Porto',
  languages: [
    { slug: 'Portuguese', level: 7 },
    { slug: 'Greek', level: 7 },
    { slug: 'English', level: 5 },
    { slug: 'German', level: 4 },
    { slug: 'French', level: 3 },
  ],
  profile: IRINI,
};

/** Has only begun with his profile. */
export const DEMO_NEWCOMER: DemoCandidate = {
  email: 'newcomer@demo.test',
  firstName: 'Tomasz',
  lastName: 'Wójcik',
  country: 'PL',
  locality: 'Kraków',
  languages: [
    { slug: 'Polish', level: 7 },
    { slug: 'English', level: 4 },
    { slug: 'German', level: 2 },
  ],
  profile: TOMASZ,
};

export const DEMO_CANDIDATES = [DEMO_CANDIDATE, DEMO_NEWCOMER];

export const DEMO_OWNER: DemoPerson = {
  email: 'company@demo.test',
  firstName: 'Niamh',
  lastName: 'Byrne',
  country: 'IE',
  locality: 'Dublin',
};

/** The company of the demo that the owner owns: it has offers and a minisite. */
export const OWNED_COMPANY = { name: 'Quillforge Software', slug: 'quillforge-software', phone: '+35315550123' };

export const DEMO_ADMIN: DemoPerson = {
  email: 'admin@demo.test',
  firstName: 'Ada',
  lastName: 'Kovács',
  country: 'HU',
  locality: 'Budapest',
};
