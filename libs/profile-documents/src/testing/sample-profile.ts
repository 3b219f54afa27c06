import type { ProfileDocument } from '../domain/profile-document.js';

/** A person as many who look for work abroad: several languages and scripts, entries in another language than the document. */
export const sampleProfile: ProfileDocument = {
  language: 'en',
  contact: {
    firstName: 'Zofia',
    lastName: 'Łukasiewicz-Παπαδοπούλου',
    email: 'zofia@example.test',
    phone: '+48512345678',
    locality: 'Gdańsk',
    countryCode: 'PL',
    birthDate: '1991-04-09',
  },
  headline: { text: 'Head chef who speaks with every guest', language: null },
  summary: {
    text: 'I cook, lead kitchens and teach.\n\nWhat I bring:\n• twelve years in hotels\n• menus in four languages',
    language: null,
  },
  languages: [
    { code: 'pl', name: null, level: 'native' },
    { code: 'el', name: null, level: 'native' },
    { code: 'en', name: null, level: 'C1' },
    { code: 'de', name: null, level: 'B2' },
    { code: 'uk', name: null, level: 'A2' },
    { code: 'nl-BE', name: null, level: null },
  ],
  skills: ['menu planning', 'food safety (HACCP)', 'team leadership', 'pastry'],
  experience: [
    {
      position: 'Head chef',
      employer: 'Hotel Nad Motławą',
      period: { start: '2019-03', end: null, ongoing: true },
      description: 'Kitchen of fourteen.\n• menus for 120 seats\n• cost of goods down by a tenth',
      locality: 'Gdańsk',
      countryCode: 'PL',
      language: null,
    },
    {
      position: 'Μάγειρας',
      employer: 'Ταβέρνα Αιγαίο',
      period: { start: '2014-05', end: '2018-10', ongoing: false },
      description: 'Ελληνική κουζίνα, ψάρι και θαλασσινά.',
      locality: 'Θεσσαλονίκη',
      countryCode: 'GR',
      language: 'el',
    },
    {
      position: 'Кухар',
      employer: 'Ресторан «Дніпро»',
      period: { start: '2012', end: '2013', ongoing: false },
      description: null,
      locality: 'Київ',
      countryCode: 'UA',
      language: 'uk',
    },
  ],
  education: [
    {
      title: 'Master of Food Technology',
      school: 'Politechnika Gdańska',
      period: { start: '2009-10', end: '2012-06', ongoing: false },
      description: 'Thesis on fermented vegetables.',
      iscedLevel: 7,
      language: null,
    },
    {
      title: 'Technikum gastronomiczne',
      school: 'Zespół Szkół nr 4',
      period: { start: '2005-09', end: '2009-05', ongoing: false },
      description: null,
      iscedLevel: 3,
      language: 'pl',
    },
  ],
  onlineProfiles: [
    { kind: 'linkedin', url: 'https://www.linkedin.com/in/zofia-example' },
    { kind: 'site', url: 'https://zofia.example/' },
  ],
  photo: null,
};
