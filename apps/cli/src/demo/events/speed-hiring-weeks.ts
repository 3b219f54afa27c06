import type { DemoEvent } from './demo-event.js';

const DAY = 24 * 60;

/** Three weeks of short talks: one is on its way, one comes soon, one later. All people and sponsors are invented. */
export const SPEED_HIRING_WEEKS: readonly DemoEvent[] = [
  {
    id: 25,
    starts: [9, 8],
    ends: [11, 16],
    timeZone: 'Europe/Berlin',
    capacity: 400,
    languages: ['German', 'English'],
    cities: [],
    exhibitors: ['quillforge-software', 'lindquell-kliniken', 'alpenmora-hotels', 'tellmera', 'parlavant'],
    sponsors: [
      { name: 'Morgenrot Stiftung', url: 'https://www.morgenrot-stiftung.example/' },
      { name: 'Zugvogel Umzüge', url: null },
    ],
    content: {
      en: {
        title: 'German Speed Hiring Week',
        lead: 'Three days of talks with companies that look for people who speak German, a quarter of an hour each.',
        text: 'You do not send a letter into the dark here: you sit across from somebody who hires, for a quarter of an hour, and both of you know at the end whether to go on.\n\nCompanies from Austria, Germany, Ireland, Greece and Portugal are there. German at B2 is enough for most talks; in some of them English is spoken.\n\nA camera helps and is no duty. Whoever has a CV in the profile brings it along by itself.',
        programme: [
          { after: 0, title: 'Welcome: how the three days go', who: 'Mirela Fontane' },
          { after: 45, title: 'Talks, round one: service and sales', who: '' },
          { after: 240, title: 'What a contract in Germany says', who: 'Jonas Abendroth' },
          { after: DAY, title: 'Talks, round two: care and hotels', who: '' },
          { after: DAY + 210, title: 'German at work: what B2 means on the telephone', who: 'Ilse Marchetti' },
          { after: 2 * DAY, title: 'Talks, round three: software', who: '' },
          { after: 2 * DAY + 360, title: 'What happens now', who: 'Mirela Fontane' },
        ],
        speakers: [
          { name: 'Mirela Fontane', role: 'Leads the week' },
          { name: 'Jonas Abendroth', role: 'Explains labour law to people who are new to it' },
          { name: 'Ilse Marchetti', role: 'Teaches German in call centres' },
        ],
      },
      de: {
        title: 'German Speed Hiring Week',
        lead: 'Drei Tage Gespräche mit Unternehmen, die Menschen mit Deutsch suchen, je eine Viertelstunde.',
        text: 'Hier schickst du kein Schreiben ins Dunkle: Du sitzt eine Viertelstunde lang jemandem gegenüber, der einstellt, und am Ende wisst ihr beide, ob es weitergeht.\n\nUnternehmen aus Österreich, Deutschland, Irland, Griechenland und Portugal sind da. Für die meisten Gespräche reicht Deutsch auf B2; in manchen wird Englisch gesprochen.\n\nEine Kamera hilft und ist keine Pflicht. Wer einen Lebenslauf im Profil hat, bringt ihn von selbst mit.',
        programme: [
          { after: 0, title: 'Begrüßung: wie die drei Tage laufen', who: 'Mirela Fontane' },
          { after: 45, title: 'Gespräche, erste Runde: Service und Vertrieb', who: '' },
          { after: 240, title: 'Was in einem Vertrag in Deutschland steht', who: 'Jonas Abendroth' },
          { after: DAY, title: 'Gespräche, zweite Runde: Pflege und Hotels', who: '' },
          { after: DAY + 210, title: 'Deutsch bei der Arbeit: was B2 am Telefon heißt', who: 'Ilse Marchetti' },
          { after: 2 * DAY, title: 'Gespräche, dritte Runde: Software', who: '' },
          { after: 2 * DAY + 360, title: 'Was jetzt passiert', who: 'Mirela Fontane' },
        ],
        speakers: [
          { name: 'Mirela Fontane', role: 'Leitet die Woche' },
          { name: 'Jonas Abendroth', role: 'Erklärt Arbeitsrecht denen, für die es neu ist' },
          { name: 'Ilse Marchetti', role: 'Unterrichtet Deutsch in Callcentern' },
        ],
      },
    },
  },
  {
    id: 20,
    starts: [23, 8],
    ends: [24, 15],
    timeZone: 'Europe/Amsterdam',
    capacity: null,
    languages: ['Dutch', 'Flemish'],
    cities: [],
    exhibitors: ['helliotel-contact', 'tellmera', 'parlavant'],
    sponsors: [{ name: 'Waterlijn Verzekeringen', url: 'https://www.waterlijn.example/' }],
    content: {
      en: {
        title: 'Dutch Speed Hiring Week',
        lead: 'Two days of talks with companies that look for people who speak Dutch, a quarter of an hour each.',
        text: 'Dutch is asked for from Lisbon to Athens. Meet those who ask: a quarter of an hour each, without a letter before.',
        programme: [
          { after: 0, title: 'Welcome', who: 'Femke Oosterlaan' },
          { after: 30, title: 'Talks, round one', who: '' },
          { after: DAY, title: 'Talks, round two', who: '' },
        ],
        speakers: [{ name: 'Femke Oosterlaan', role: 'Leads the two days' }],
      },
      de: {
        title: 'Dutch Speed Hiring Week',
        lead: 'Zwei Tage Gespräche mit Unternehmen, die Menschen mit Niederländisch suchen, je eine Viertelstunde.',
        text: 'Niederländisch ist von Lissabon bis Athen gefragt. Triff die, die danach fragen: je eine Viertelstunde, ohne Anschreiben vorher.',
        programme: [
          { after: 0, title: 'Begrüßung', who: 'Femke Oosterlaan' },
          { after: 30, title: 'Gespräche, erste Runde', who: '' },
          { after: DAY, title: 'Gespräche, zweite Runde', who: '' },
        ],
        speakers: [{ name: 'Femke Oosterlaan', role: 'Leitet die zwei Tage' }],
      },
    },
  },
  {
    id: 24,
    starts: [-1, 8],
    ends: [2, 15],
    timeZone: 'Europe/Stockholm',
    capacity: 250,
    languages: ['Swedish', 'Danish', 'Norwegian', 'Finnish'],
    cities: [],
    exhibitors: ['kvarnholm-dialog', 'vardlyktan', 'tellmera'],
    sponsors: [{ name: 'Norrsken Rejser', url: null }],
    content: {
      en: {
        title: 'Nordic Speed Hiring Week',
        lead: 'Meet companies that look for people who speak Danish, Finnish, Norwegian or Swedish.',
        text: 'Four languages, four days: each day begins with what is asked for, and goes on with talks.',
        programme: [
          { after: 0, title: 'Swedish: care and service', who: 'Signe Holmlund' },
          { after: DAY, title: 'Danish: sales', who: '' },
          { after: 2 * DAY, title: 'Norwegian: travel', who: '' },
          { after: 3 * DAY, title: 'Finnish: software', who: 'Aino Kallasvuo' },
        ],
        speakers: [
          { name: 'Signe Holmlund', role: 'Hires nurses in four countries' },
          { name: 'Aino Kallasvuo', role: 'Left Oulu for Barcelona, and hires others who do' },
        ],
      },
      de: {
        title: 'Nordic Speed Hiring Week',
        lead: 'Triff Unternehmen, die Menschen mit Dänisch, Finnisch, Norwegisch oder Schwedisch suchen.',
        text: 'Vier Sprachen, vier Tage: Jeder Tag beginnt damit, was gesucht wird, und geht mit Gesprächen weiter.',
        programme: [
          { after: 0, title: 'Schwedisch: Pflege und Service', who: 'Signe Holmlund' },
          { after: DAY, title: 'Dänisch: Vertrieb', who: '' },
          { after: 2 * DAY, title: 'Norwegisch: Reisen', who: '' },
          { after: 3 * DAY, title: 'Finnisch: Software', who: 'Aino Kallasvuo' },
        ],
        speakers: [
          { name: 'Signe Holmlund', role: 'Stellt Pflegekräfte in vier Ländern ein' },
          { name: 'Aino Kallasvuo', role: 'Ging von Oulu nach Barcelona und stellt andere ein, die das tun' },
        ],
      },
    },
  },
];
