import type { DemoCandidate, SpokenDemoLanguage } from '../demo-accounts.js';

/** Somebody who lets companies find them, in one row. */
interface Searcher {
  name: [first: string, last: string];
  /** ISO 3166-1 alpha-2, and a city there. */
  home: [country: string, city: string];
  speaks: Record<string, SpokenDemoLanguage['level']>;
  headline: string;
  /** The newest first: the title, the year it began, and what it was about. */
  jobs: [position: string, since: number, about: string][];
  skills: string[];
  /** NACE section. */
  sector: string;
  payFrom?: number;
  /** Would go there. */
  goes?: string[];
}

const THIS_YEAR = 2026;

/** Trades that are asked for all over Europe, by people of whom nobody exists. */
const SEARCHERS: Searcher[] = [
  {
    name: ['Inês', 'Carvalho'],
    home: ['PT', 'Lisbon'],
    speaks: { Portuguese: 7, German: 4, English: 4 },
    headline: 'Registered nurse, intensive care',
    jobs: [
      ['Intensive care nurse', 2020, 'Twelve beds, ventilation, two years of night shifts, teaching new colleagues.'],
      ['Nurse', 2017, 'General surgery, wound care and medication rounds.'],
    ],
    skills: ['wound care', 'patient documentation', 'ventilation'],
    ...{ sector: 'Q', payFrom: 38_000, goes: ['DE', 'CH', 'AT'] },
  },
  {
    name: ['Marta', 'Nowicka'],
    home: ['PL', 'Wrocław'],
    speaks: { Polish: 7, German: 5, English: 3 },
    headline: 'Pflegefachfrau mit Erfahrung in der Geriatrie',
    jobs: [['Pflegefachfrau', 2018, 'Grundpflege, Medikamente, Gespräche mit Angehörigen.']],
    skills: ['elderly care', 'patient documentation'],
    ...{ sector: 'Q', goes: ['DE'] },
  },
  {
    name: ['Andrei', 'Popescu'],
    home: ['RO', 'Cluj-Napoca'],
    speaks: { Romanian: 7, English: 6, Hungarian: 3 },
    headline: 'Backend developer, Java and PostgreSQL',
    jobs: [
      ['Senior backend developer', 2021, 'Payment services, Java, Spring, PostgreSQL, Kafka.'],
      ['Software developer', 2016, 'Java and Oracle for an insurer.'],
    ],
    skills: ['Java', 'PostgreSQL', 'Kafka', 'Docker'],
    ...{ sector: 'J', payFrom: 55_000 },
  },
  {
    name: ['Lucía', 'Moreno'],
    home: ['ES', 'Valencia'],
    speaks: { Spanish: 7, Catalan: 6, English: 5, French: 4 },
    headline: 'Front end developer who cares for accessibility',
    jobs: [['Front end developer', 2019, 'React, TypeScript, design systems, WCAG audits.']],
    skills: ['React', 'TypeScript', 'CSS', 'WCAG'],
    ...{ sector: 'J', payFrom: 42_000, goes: ['DE', 'NL', 'FR'] },
  },
  {
    name: ['Jonas', 'Lindqvist'],
    home: ['SE', 'Gothenburg'],
    speaks: { Swedish: 7, English: 6, Norwegian: 5, German: 3 },
    headline: 'Data engineer',
    jobs: [['Data engineer', 2018, 'Python, dbt, Snowflake, data quality for a carrier.']],
    skills: ['Python', 'SQL', 'dbt', 'Airflow'],
    ...{ sector: 'J', payFrom: 60_000 },
  },
  {
    name: ['Chiara', 'Ricci'],
    home: ['IT', 'Turin'],
    speaks: { Italian: 7, German: 5, English: 4 },
    headline: 'Front office e accoglienza in tre lingue',
    jobs: [['Receptionist', 2017, 'Check-in, prenotazioni, reclami, turni di notte.']],
    skills: ['guest relations', 'Opera PMS'],
    ...{ sector: 'I', goes: ['CH', 'AT'] },
  },
  {
    name: ['Nikola', 'Jovanović'],
    home: ['RS', 'Novi Sad'],
    speaks: { Serbian: 7, English: 5, German: 4 },
    headline: 'Elektriker mit Erfahrung auf Baustellen',
    jobs: [['Elektriker', 2014, 'Installation in Neubauten, Schaltschränke, Fehlersuche.']],
    skills: ['electrical installation', 'switch cabinets'],
    ...{ sector: 'F', payFrom: 36_000, goes: ['DE', 'AT'] },
  },
  {
    name: ['Oksana', 'Bondarenko'],
    home: ['PL', 'Kraków'],
    speaks: { Ukrainian: 7, Russian: 7, Polish: 5, English: 4 },
    headline: 'Accountant, accounts payable',
    jobs: [['Accounts payable accountant', 2019, 'SAP, month-end closing, invoices from nine countries.']],
    skills: ['SAP', 'accounts payable', 'Excel'],
    sector: 'K',
  },
  {
    name: ['Pieter', 'Vermeulen'],
    home: ['BE', 'Ghent'],
    speaks: { Flemish: 7, French: 5, English: 5, German: 3 },
    headline: 'Export sales manager',
    jobs: [['Export sales manager', 2015, 'Food machinery for France and the Benelux, trade fairs, tenders.']],
    skills: ['negotiation', 'Salesforce', 'tenders'],
    ...{ sector: 'G', payFrom: 65_000 },
  },
  {
    name: ['Elif', 'Kaya'],
    home: ['DE', 'Stuttgart'],
    speaks: { Turkish: 7, German: 7, English: 5 },
    headline: 'Mechanical engineer, gearboxes',
    jobs: [['Design engineer', 2018, 'CATIA, tolerance chains, prototypes and tests.']],
    skills: ['CATIA', 'FEM', 'tolerance analysis'],
    ...{ sector: 'C', payFrom: 62_000 },
  },
  {
    name: ['Maja', 'Horvat'],
    home: ['HR', 'Split'],
    speaks: { Croatian: 7, German: 5, English: 5, Italian: 4 },
    headline: 'Hotel manager looking for the mountains',
    jobs: [
      ['Hotel manager', 2019, 'Ninety rooms, forty people, budgets and reviews.'],
      ['Front office manager', 2014, 'Shifts, training, reservations.'],
    ],
    skills: ['revenue management', 'guest relations', 'staff planning'],
    ...{ sector: 'I', payFrom: 48_000, goes: ['AT', 'CH'] },
  },
  {
    name: ['Petr', 'Svoboda'],
    home: ['CZ', 'Brno'],
    speaks: { Czech: 7, German: 4, English: 3 },
    headline: 'Řidič kamionu C+E',
    jobs: [['Řidič kamionu', 2011, 'Mezinárodní doprava, chladírenské návěsy, ADR.']],
    skills: ['truck driving', 'ADR'],
    ...{ sector: 'H', goes: ['DE', 'AT'] },
  },
  {
    name: ['Camille', 'Lefèvre'],
    home: ['FR', 'Lyon'],
    speaks: { French: 7, English: 6, Spanish: 5 },
    headline: 'Product manager, B2B software',
    jobs: [['Product manager', 2019, 'Roadmap, interviews with users, pricing.']],
    skills: ['product discovery', 'SQL', 'Figma'],
    ...{ sector: 'J', payFrom: 58_000 },
  },
  {
    name: ['Sofia', 'Papadaki'],
    home: ['GR', 'Heraklion'],
    speaks: { Greek: 7, English: 5, German: 5 },
    headline: 'Sales assistant and shop manager',
    jobs: [['Shop manager', 2016, 'Eight people, orders, window displays, German and Greek customers.']],
    skills: ['visual merchandising', 'stock control'],
    ...{ sector: 'G', goes: ['DE', 'AT'] },
  },
  {
    name: ['Daan', 'Bakker'],
    home: ['NL', 'Rotterdam'],
    speaks: { Dutch: 7, English: 6, German: 4 },
    headline: 'Logistics planner',
    jobs: [['Transport planner', 2017, 'Containers by road, rail and barge; customs papers.']],
    skills: ['customs', 'route planning', 'Excel'],
    ...{ sector: 'H', payFrom: 40_000 },
  },
  {
    name: ['Aoife', 'Murphy'],
    home: ['IE', 'Galway'],
    speaks: { English: 7, Irish: 5, Spanish: 4 },
    headline: 'Primary school teacher',
    jobs: [['Primary school teacher', 2015, 'Mixed classes, reading, music, children who learn English.']],
    skills: ['teaching', 'music', 'special needs'],
    ...{ sector: 'P', goes: ['ES', 'PT'] },
  },
  {
    name: ['Dimitar', 'Georgiev'],
    home: ['BG', 'Plovdiv'],
    speaks: { Bulgarian: 7, English: 5, Russian: 4 },
    headline: 'CNC operator and setter',
    jobs: [['CNC operator', 2013, 'Five axes, Fanuc and Siemens controls, measuring.']],
    skills: ['CNC', 'Fanuc', 'technical drawings'],
    ...{ sector: 'C', goes: ['DE', 'NL'] },
  },
  {
    name: ['Kristiina', 'Saar'],
    home: ['EE', 'Tartu'],
    speaks: { Estonian: 7, English: 6, Russian: 5, Finnish: 5 },
    headline: 'Customer success manager',
    jobs: [['Customer success manager', 2020, 'Onboarding, renewals, training by video in four languages.']],
    skills: ['customer success', 'HubSpot', 'training'],
    ...{ sector: 'J', payFrom: 38_000 },
  },
  {
    name: ['Márton', 'Szabó'],
    home: ['HU', 'Győr'],
    speaks: { Hungarian: 7, German: 6, English: 4 },
    headline: 'Quality engineer, automotive',
    jobs: [['Quality engineer', 2016, 'IATF audits, 8D reports, suppliers in Germany.']],
    skills: ['IATF 16949', '8D', 'FMEA'],
    ...{ sector: 'C', goes: ['DE', 'AT'] },
  },
  {
    name: ['Nadia', 'Benali'],
    home: ['FR', 'Marseille'],
    speaks: { French: 7, Arabic: 7, English: 4, Italian: 3 },
    headline: 'Aide-soignante, soins à domicile',
    jobs: [['Aide-soignante', 2018, 'Toilette, repas, transmissions, patients âgés à domicile.']],
    skills: ['elderly care', 'home care'],
    sector: 'Q',
  },
  {
    name: ['Tiago', 'Ferreira'],
    home: ['LU', 'Luxembourg'],
    speaks: { Portuguese: 7, French: 6, Luxembourgish: 4, German: 3 },
    headline: 'Cook, French and Portuguese kitchen',
    jobs: [['Chef de partie', 2017, 'Fish and sauces, sixty covers a night.']],
    skills: ['sauces', 'HACCP', 'menu planning'],
    ...{ sector: 'I', payFrom: 36_000 },
  },
  {
    name: ['Liis', 'Ozola'],
    home: ['LV', 'Riga'],
    speaks: { Latvian: 7, Russian: 6, English: 5, German: 4 },
    headline: 'HR generalist with payroll',
    jobs: [['HR generalist', 2018, 'Hiring, contracts, payroll for Latvia and Estonia.']],
    skills: ['payroll', 'recruiting', 'labour law'],
    sector: 'N',
  },
  {
    name: ['Emil', 'Sørensen'],
    home: ['DK', 'Aarhus'],
    speaks: { Danish: 7, English: 6, German: 5, Swedish: 4 },
    headline: 'Wind turbine technician',
    jobs: [['Service technician, wind turbines', 2016, 'Offshore and onshore, hydraulics, GWO certificates.']],
    skills: ['hydraulics', 'GWO', 'high voltage'],
    ...{ sector: 'D', payFrom: 52_000, goes: ['DE', 'GB'] },
  },
  {
    name: ['Ana', 'Kovač'],
    home: ['SI', 'Ljubljana'],
    speaks: { Slovenian: 7, Croatian: 6, English: 6, German: 5, Italian: 4 },
    headline: 'Translator and interpreter',
    jobs: [['Translator', 2012, 'Contracts, patents and film subtitles.']],
    skills: ['interpreting', 'Trados', 'subtitling'],
    sector: 'M',
  },
];

const GOES: Record<string, number> = {
  AT: 40,
  CH: 756,
  DE: 276,
  ES: 724,
  FR: 250,
  GB: 826,
  NL: 528,
  PT: 620,
};

export interface DemoSearcher extends Omit<DemoCandidate, 'profile'> {
  profile: Omit<DemoCandidate['profile'], 'cityId'>;
}

/** Those people as the accounts of the demo are made; their cities are found by their names. */
export const DEMO_SEARCHERS: readonly DemoSearcher[] = SEARCHERS.map((one, at) => ({
  email: `findable${at + 1}@demo.test`,
  firstName: one.name[0],
  lastName: one.name[1],
  country: one.home[0],
  locality: one.home[1],
  languages: Object.entries(one.speaks).map(([slug, level]) => ({ slug, level })),
  profile: {
    textLanguage: 'en',
    phone: null,
    skills: one.skills,
    sectors: [one.sector],
    preferences: {
      workingStatus: at % 3 === 0 ? 2 : 1,
      salaryFrom: one.payFrom ?? null,
      relocate: one.goes !== undefined,
      destinationIds: (one.goes ?? []).flatMap((country) => GOES[country] ?? []),
    },
    texts: [{ language: 'en', headline: one.headline, letterHtml: '' }],
    experience: one.jobs.map(([position, since, description], index) => ({
      ...{ position, description, translations: [], countryId: null, locality: one.home[1] },
      employer: `${one.name[1]} & Partner`,
      startedOn: `${since}-03`,
      endedOn: index === 0 ? null : `${Math.min(THIS_YEAR, one.jobs[index - 1]?.[1] ?? THIS_YEAR)}-02`,
    })),
    education: [],
    site: null,
    portrait: false,
    cvs: [],
  },
}));
