import type { DemoEvent } from './demo-event.js';
import { SPEED_HIRING_WEEKS } from './speed-hiring-weeks.js';

const DAY = 24 * 60;

/** An evening that was. */
const HOW_TO_GET_A_JOB: DemoEvent = {
  id: 23,
  starts: [-6, 17],
  ends: [-6, 19],
  timeZone: 'Europe/Brussels',
  capacity: 1_000,
  languages: ['English'],
  cities: [],
  exhibitors: ['quillforge-software'],
  sponsors: [],
  content: {
    en: {
      title: 'How to get a job',
      lead: 'An evening about CVs, letters and interviews in another country.',
      text: 'What belongs into a CV in one country is left out in another. Two people who read hundreds of them each week tell what they look at first.',
      programme: [
        { after: 0, title: 'CVs: what is read in ten seconds', who: 'Teodora Wexler' },
        { after: 45, title: 'Interviews in your third language', who: 'Marc Okonjo' },
        { after: 90, title: 'Your questions', who: '' },
      ],
      speakers: [
        { name: 'Teodora Wexler', role: 'Has hired in seven countries' },
        { name: 'Marc Okonjo', role: 'Trains people for interviews' },
      ],
    },
    de: {
      title: 'So kommst du zu einer Stelle',
      lead: 'Ein Abend über Lebenslauf, Anschreiben und Gespräche in einem anderen Land.',
      text: 'Was in einem Land in den Lebenslauf gehört, lässt man in einem anderen weg. Zwei, die jede Woche Hunderte davon lesen, erzählen, worauf sie zuerst sehen.',
      programme: [
        { after: 0, title: 'Lebensläufe: was in zehn Sekunden gelesen wird', who: 'Teodora Wexler' },
        { after: 45, title: 'Gespräche in deiner dritten Sprache', who: 'Marc Okonjo' },
        { after: 90, title: 'Deine Fragen', who: '' },
      ],
      speakers: [
        { name: 'Teodora Wexler', role: 'Hat in sieben Ländern eingestellt' },
        { name: 'Marc Okonjo', role: 'Übt mit Menschen für Gespräche' },
      ],
    },
  },
};

/** Cities, in two months. */
const GO_PLACES: DemoEvent = {
  id: 22,
  starts: [60, 8],
  ends: [61, 16],
  timeZone: 'Europe/Lisbon',
  capacity: null,
  languages: ['English', 'Portuguese', 'Greek', 'Spanish'],
  cities: [
    { slug: 'Lisbon', template: 'sun' },
    { slug: 'Athens', template: 'sea' },
    { slug: 'Barcelona', template: 'sea' },
    { slug: 'Dublin', template: 'plain' },
    { slug: 'Riga', template: 'night' },
  ],
  exhibitors: ['tellmera', 'helliotel-contact', 'parlavant', 'kvarnholm-dialog', 'quillforge-software'],
  sponsors: [
    { name: 'Casa Longe', url: 'https://www.casa-longe.example/' },
    { name: 'Fjernland Flytting', url: 'https://www.fjernland.example/' },
  ],
  content: {
    en: {
      title: 'Go places',
      lead: 'Cities that look for people from elsewhere show what work and life are like there.',
      text: 'Five cities, two days. Each shows who hires there, what a flat costs, and what one wishes one had known before.\n\nCome for one city or for all: each has an hour of its own.',
      programme: [
        { after: 0, title: 'Lisbon', who: 'Rui Valadares' },
        { after: 120, title: 'Athens', who: 'Danae Kouros' },
        { after: 240, title: 'Barcelona', who: 'Núria Ferrandis' },
        { after: DAY, title: 'Dublin', who: '' },
        { after: DAY + 120, title: 'Riga', who: 'Elza Bērziņa' },
        { after: DAY + 240, title: 'Flats, papers, taxes: who helps you', who: '' },
      ],
      speakers: [
        { name: 'Rui Valadares', role: 'Came back to Lisbon after ten years' },
        { name: 'Danae Kouros', role: 'Runs a team of fourteen languages in Athens' },
        { name: 'Núria Ferrandis', role: 'Finds flats for people who do not speak Catalan yet' },
        { name: 'Elza Bērziņa', role: 'Welcomes newcomers in Riga' },
      ],
    },
    de: {
      title: 'Go places',
      lead: 'Städte, die Menschen von anderswo suchen, zeigen, wie man dort arbeitet und lebt.',
      text: 'Fünf Städte, zwei Tage. Jede zeigt, wer dort einstellt, was eine Wohnung kostet und was man gern vorher gewusst hätte.\n\nKomm für eine Stadt oder für alle: Jede hat eine Stunde für sich.',
      programme: [
        { after: 0, title: 'Lissabon', who: 'Rui Valadares' },
        { after: 120, title: 'Athen', who: 'Danae Kouros' },
        { after: 240, title: 'Barcelona', who: 'Núria Ferrandis' },
        { after: DAY, title: 'Dublin', who: '' },
        { after: DAY + 120, title: 'Riga', who: 'Elza Bērziņa' },
        { after: DAY + 240, title: 'Wohnung, Papiere, Steuern: wer dir hilft', who: '' },
      ],
      speakers: [
        { name: 'Rui Valadares', role: 'Kam nach zehn Jahren zurück nach Lissabon' },
        { name: 'Danae Kouros', role: 'Leitet in Athen ein Team mit vierzehn Sprachen' },
        { name: 'Núria Ferrandis', role: 'Findet Wohnungen für alle, die noch kein Katalanisch sprechen' },
        { name: 'Elza Bērziņa', role: 'Begrüßt Neue in Riga' },
      ],
    },
  },
};

export const DEMO_EVENTS: readonly DemoEvent[] = [...SPEED_HIRING_WEEKS, HOW_TO_GET_A_JOB, GO_PLACES];
