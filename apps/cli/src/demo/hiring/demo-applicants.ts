import type { DemoCandidate, DemoPerson, SpokenDemoLanguage } from '../demo-accounts.js';

/** Recruits beside the owner of the demo's company. */
export const DEMO_RECRUITER: DemoPerson = {
  email: 'recruiter@demo.test',
  firstName: 'Mateo',
  lastName: 'Rossi',
  country: 'IE',
  locality: 'Dublin',
};

const COUNTRIES = {
  DE: 276,
  FI: 246,
  FR: 250,
  GR: 300,
  IE: 372,
  IS: 352,
  IT: 380,
  NL: 528,
  PL: 616,
  PT: 620,
  SK: 703,
  UA: 804,
};

type Spoken = Record<string, SpokenDemoLanguage['level']>;

interface Applicant extends Omit<DemoPerson, 'email'> {
  country: keyof typeof COUNTRIES;
  cityId: number;
  speaks: Spoken;
  headline: string;
  job: [position: string, employer: string, since: string];
  school: [title: string, school: string, ended: string];
  skills: string[];
}

const SUPPORT = ['communicate-with-customers', 'handle-customer-complaints', 'use-ict-ticketing-system'];
const LEADING = ['coach-employees', 'customer-relationship-management'];

/** From many countries; some speak all that is asked for, others not. By the name before the @ of their addresses. */
const APPLICANTS: Record<string, Applicant> = {
  olena: {
    ...{ firstName: 'Olena', lastName: 'Shevchenko', country: 'UA', locality: 'Lviv', cityId: 702_550 },
    speaks: { Ukrainian: 7, German: 5, English: 5, Polish: 4 },
    headline: 'Customer support in German and English',
    job: ['Support specialist', 'Dnipro Devices', '2021-03'],
    school: ['BA German philology', 'Ivan Franko University', '2018-06'],
    skills: SUPPORT,
  },
  mehmet: {
    ...{ firstName: 'Mehmet', lastName: 'Yıldız', country: 'DE', locality: 'Köln', cityId: 2_886_242 },
    speaks: { Turkish: 7, German: 6, English: 4 },
    headline: 'Team lead who likes hard cases',
    job: ['Deputy team lead, service', 'Rheinwerk Telekom', '2019-09'],
    school: ['Kaufmann für Dialogmarketing', 'IHK Köln', '2015-07'],
    skills: [...SUPPORT, ...LEADING],
  },
  giulia: {
    ...{ firstName: 'Giulia', lastName: 'Ferrari', country: 'IT', locality: 'Bologna', cityId: 3_181_928 },
    speaks: { Italian: 7, French: 5, English: 5, German: 3 },
    headline: 'Languages, campaigns and clear texts',
    job: ['Content manager', 'Portico Studio', '2022-01'],
    school: ['Laurea in Lingue moderne', 'Università di Bologna', '2020-07'],
    skills: ['translate-foreign-language', 'speak-different-languages'],
  },
  noor: {
    ...{ firstName: 'Noor', lastName: 'Haddad', country: 'DE', locality: 'Leipzig', cityId: 2_879_139 },
    speaks: { Arabic: 7, German: 4, English: 4 },
    headline: 'Patient on the phone in three languages',
    job: ['Call centre agent', 'Sachsenservice', '2023-02'],
    school: ['Abitur', 'Abendgymnasium Leipzig', '2022-06'],
    skills: SUPPORT,
  },
  joao: {
    ...{ firstName: 'João', lastName: 'Pereira', country: 'PT', locality: 'Braga', cityId: 2_742_032 },
    speaks: { Portuguese: 7, Spanish: 5, English: 5 },
    headline: 'Software developer, TypeScript and people',
    job: ['Software developer', 'Minho Labs', '2020-05'],
    school: ['Engenharia Informática', 'Universidade do Minho', '2019-07'],
    skills: ['use-ict-ticketing-system'],
  },
  aino: {
    ...{ firstName: 'Aino', lastName: 'Virtanen', country: 'FI', locality: 'Tampere', cityId: 634_963 },
    speaks: { Finnish: 7, Swedish: 6, English: 6, German: 2 },
    headline: 'Asiakaspalvelun ammattilainen, myös ruotsiksi',
    job: ['Asiakasneuvoja', 'Järvi Vakuutus', '2018-08'],
    school: ['Tradenomi', 'Tampereen ammattikorkeakoulu', '2018-05'],
    skills: SUPPORT,
  },
  lukasz: {
    ...{ firstName: 'Łukasz', lastName: 'Zieliński', country: 'PL', locality: 'Wrocław', cityId: 3_081_368 },
    speaks: { Polish: 7, German: 5, English: 5 },
    headline: 'Tester z zacięciem do języków',
    job: ['QA engineer', 'Odra Software', '2019-11'],
    school: ['Informatyka', 'Politechnika Wrocławska', '2019-06'],
    skills: ['use-ict-ticketing-system', 'communicate-with-customers'],
  },
  chloe: {
    ...{ firstName: 'Chloé', lastName: 'Dubois', country: 'FR', locality: 'Lyon', cityId: 2_996_944 },
    speaks: { French: 7, English: 5, German: 5 },
    headline: 'Marketing bilingue, trois marchés',
    job: ['Assistante marketing', 'Confluence & Fils', '2021-09'],
    school: ['Licence LEA anglais-allemand', 'Université Lumière Lyon 2', '2021-06'],
    skills: ['translate-foreign-language', 'customer-relationship-management'],
  },
  fatima: {
    ...{ firstName: 'Fatima', lastName: 'El Amrani', country: 'NL', locality: 'Utrecht', cityId: 2_745_912 },
    speaks: { Arabic: 7, Dutch: 6, French: 6, English: 5 },
    headline: 'Klantenservice in vier talen',
    job: ['Medewerker klantenservice', 'Domtoren Reizen', '2020-02'],
    school: ['HBO Communicatie', 'Hogeschool Utrecht', '2019-07'],
    skills: [...SUPPORT, 'speak-different-languages'],
  },
  bjorn: {
    ...{ firstName: 'Björn', lastName: 'Sigurðsson', country: 'IS', locality: 'Reykjavík', cityId: 3_413_829 },
    speaks: { Icelandic: 7, Danish: 5, English: 6 },
    headline: 'Forritari, norður og suður',
    job: ['Developer', 'Hraun hugbúnaður', '2017-06'],
    school: ['BSc Tölvunarfræði', 'Háskóli Íslands', '2017-05'],
    skills: ['use-ict-ticketing-system'],
  },
  katarina: {
    ...{ firstName: 'Katarína', lastName: 'Horváthová', country: 'SK', locality: 'Košice', cityId: 724_443 },
    speaks: { Slovak: 7, Hungarian: 6, German: 5, English: 5 },
    headline: 'Kundenservice auf Deutsch, Ungarisch, Slowakisch',
    job: ['Senior agent', 'Tatra Shared Services', '2018-04'],
    school: ['Mgr. Translation and interpreting', 'Univerzita Pavla Jozefa Šafárika', '2017-06'],
    skills: [...SUPPORT, ...LEADING],
  },
  panagiotis: {
    ...{ firstName: 'Παναγιώτης', lastName: 'Αθανασίου', country: 'GR', locality: 'Θεσσαλονίκη', cityId: 734_077 },
    speaks: { Greek: 7, English: 4 },
    headline: 'Εξυπηρέτηση πελατών με χιούμορ',
    job: ['Υπάλληλος υποδοχής', 'Ξενοδοχείο Θερμαϊκός', '2022-05'],
    school: ['Τουριστικές Επιχειρήσεις', 'ΔΙΠΑΕ', '2021-09'],
    skills: ['communicate-with-customers'],
  },
  priya: {
    ...{ firstName: 'Priya', lastName: 'Raman', country: 'IE', locality: 'Cork', cityId: 2_965_140 },
    speaks: { Hindi: 7, English: 6, German: 2 },
    headline: 'Office manager who keeps things running',
    job: ['Office coordinator', 'Lee Valley Foods', '2020-10'],
    school: ['BA Business', 'University College Cork', '2020-05'],
    skills: ['customer-relationship-management', 'communicate-with-customers'],
  },
};

/** Those people, as the accounts of the demo are made; each with a profile that can be applied with and a CV. */
export const DEMO_APPLICANTS: readonly DemoCandidate[] = Object.entries(APPLICANTS).map(([name, applicant]) => ({
  email: `${name}@demo.test`,
  firstName: applicant.firstName,
  lastName: applicant.lastName,
  country: applicant.country,
  locality: applicant.locality,
  languages: Object.entries(applicant.speaks).map(([slug, level]) => ({ slug, level })),
  profile: profileOf(applicant),
}));

function profileOf({ country, cityId, locality, headline, job, school, skills }: Applicant): DemoCandidate['profile'] {
  const [position, employer, startedOn] = job;
  const [title, schoolName, endedOn] = school;
  const began = `${Number(endedOn.slice(0, 4)) - 3}-09`;
  const entry = { description: '', translations: [] };
  return {
    textLanguage: 'en',
    cityId,
    phone: null,
    skills,
    sectors: [],
    preferences: {},
    texts: [{ language: 'en', headline, letterHtml: '' }],
    experience: [{ ...entry, position, employer, startedOn, endedOn: null, countryId: COUNTRIES[country], locality }],
    education: [{ ...entry, title, school: schoolName, startedOn: began, endedOn, iscedLevel: 6 }],
    site: null,
    portrait: false,
    cvs: [{ format: 'pdf', language: 'en' }],
  };
}
