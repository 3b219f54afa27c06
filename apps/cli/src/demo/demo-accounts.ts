import type { SpokenLanguage } from '@babelboard/candidates';

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

export const DEMO_CANDIDATE: DemoPerson = {
  email: 'candidate@demo.test',
  firstName: 'Irini',
  lastName: 'Almeida',
  country: 'PT',
  locality: 'Porto',
};

/** What the candidate speaks: languages that many offers of the demo ask for. */
export const DEMO_LANGUAGES: { slug: string; level: SpokenLanguage['level'] }[] = [
  { slug: 'Portuguese', level: 7 },
  { slug: 'Greek', level: 7 },
  { slug: 'English', level: 5 },
  { slug: 'German', level: 4 },
  { slug: 'French', level: 3 },
];

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
