import type { DemoProfile } from './demo-profile.js';

const [PORTUGAL, GREECE, GERMANY, IRELAND] = [620, 300, 276, 372];

/** Grew up in two languages, works in three more: the profile is complete, but for an application. */
export const IRINI: DemoProfile = {
  textLanguage: 'en',
  cityId: 2_735_943,
  phone: '+351 912 345 678',
  skills: [
    'customer-relationship-management',
    'communicate-with-customers',
    'handle-customer-complaints',
    'coach-employees',
    'speak-different-languages',
    'translate-foreign-language',
    'use-ict-ticketing-system',
    'zendesk',
    'salesforce',
    'style guides for support teams',
  ],
  sectors: ['J', 'N', '74.3'],
  preferences: {
    workingStatus: 1,
    workPermit: true,
    workInternship: false,
    relocate: true,
    salaryFrom: 38_000,
    salaryTo: 48_000,
    salaryNegotiable: true,
    destinationIds: [GERMANY, PORTUGAL, IRELAND],
    bornOn: '1992-06-14',
  },
  texts: [
    {
      language: 'en',
      headline: 'Team lead in multilingual customer support',
      letterHtml:
        '<p>I grew up in Porto with a Greek mother, so switching languages in the middle of a sentence is what I have always done. Today I do it for a living: I lead eleven people who help customers in seven languages.</p>' +
        '<p>I am looking for a team that takes its customers seriously in <em>every</em> language, and that lets me train people as well as answer tickets.</p>',
    },
    {
      language: 'de',
      headline: 'Teamleitung im mehrsprachigen Kundenservice',
      letterHtml:
        '<p>Ich bin in Porto mit einer griechischen Mutter aufgewachsen; mitten im Satz die Sprache zu wechseln, war für mich immer normal. Heute ist es mein Beruf: Ich leite ein Team von elf Leuten, das Kundinnen und Kunden in sieben Sprachen hilft.</p>' +
        '<p>Ich suche ein Team, das seine Kundschaft in <em>jeder</em> Sprache ernst nimmt und in dem ich Menschen einarbeiten kann.</p>',
    },
  ],
  experience: [
    {
      position: 'Team lead, customer support',
      employer: 'Atlântica Cloud',
      startedOn: '2021-04',
      endedOn: null,
      description:
        '• Lead eleven agents in seven languages\n• Brought first answers from nine hours down to two\n• Wrote the style guides for German and Greek',
      countryId: PORTUGAL,
      locality: 'Porto',
      translations: [
        {
          language: 'de',
          position: 'Teamleitung Kundenservice',
          description:
            '• Leitung von elf Leuten in sieben Sprachen\n• Erste Antworten in zwei statt neun Stunden\n• Leitfäden für Deutsch und Griechisch geschrieben',
        },
      ],
    },
    {
      position: 'Customer support agent (German, English)',
      employer: 'Quillhaven Travel',
      startedOn: '2017-09',
      endedOn: '2021-03',
      description: 'Helped travellers by telephone, chat and mail; trained the new ones in the German team.',
      countryId: IRELAND,
      locality: 'Dublin',
      translations: [],
    },
    {
      position: 'Μεταφράστρια (πρακτική άσκηση)',
      employer: 'Λέξις Μεταφράσεις',
      startedOn: '2015-10',
      endedOn: '2016-06',
      description: 'Μεταφράσεις τουριστικών κειμένων από τα αγγλικά και τα γερμανικά.',
      countryId: GREECE,
      locality: 'Thessaloniki',
      language: 'el',
      translations: [
        {
          language: 'en',
          position: 'Translator (internship)',
          description: 'Translated texts for travellers from English and German.',
        },
      ],
    },
  ],
  education: [
    {
      title: 'Mestrado em Tradução e Serviços Linguísticos',
      school: 'Universidade do Porto',
      startedOn: '2013-09',
      endedOn: '2015-07',
      description: 'Dissertação sobre a localização de programas informáticos.',
      iscedLevel: 7,
      language: 'pt',
      translations: [
        {
          language: 'en',
          title: 'Master of Translation and Language Services',
          description: 'Thesis on the localisation of software.',
        },
        {
          language: 'de',
          title: 'Master in Übersetzung und Sprachdienstleistungen',
          description: 'Abschlussarbeit über die Lokalisierung von Software.',
        },
      ],
    },
    {
      title: 'BA in Languages, Literatures and Cultures',
      school: 'Universidade do Porto',
      startedOn: '2010-09',
      endedOn: '2013-07',
      description: '',
      iscedLevel: 6,
      translations: [],
    },
  ],
  site: 'https://irini-almeida.example',
  portrait: true,
  cvs: [
    { format: 'pdf', language: 'en' },
    { format: 'europass-pdf', language: 'de' },
  ],
};
