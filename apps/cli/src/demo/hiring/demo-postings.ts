import type { ScreeningQuestionContent } from '@babelboard/applications';
import type { PostedFields } from '@babelboard/offers';
import type { SpokenDemoLanguage } from '../demo-accounts.js';

/** An offer that the demo's company wrote here, and what became of it; days are counted back from now. */
export interface DemoPosting {
  /** ISO 639-1. */
  language: string;
  title: string;
  paragraphs: string[];
  points: string[];
  /** GeoNames. */
  cityId: number;
  remote?: PostedFields['remote'];
  kind?: PostedFields['kind'];
  /** By slug of the language: how well. */
  asks: Record<string, SpokenDemoLanguage['level']>;
  /** Of these, what is nice to have. */
  nice?: string[];
  skills: string[];
  experience: PostedFields['experience'];
  /** Yearly, in euro. */
  pay: [min: number, max: number];
  questions?: ScreeningQuestionContent[];
  /** The same in other languages. */
  versions?: { language: string; title: string; paragraphs: string[]; points: string[] }[];
  /** Null for a draft. */
  publishedDaysAgo: number | null;
  pausedDaysAgo?: number;
  closedDaysAgo?: number;
}

const question = (content: Partial<ScreeningQuestionContent> & Pick<ScreeningQuestionContent, 'type' | 'text'>) => ({
  ...{ options: [], required: true, knockOut: false, wanted: null },
  ...content,
});

const PERMIT = question({
  type: 'yes_no',
  text: 'May you work in the European Union?',
  knockOut: true,
  wanted: { yes: true },
});
const YEARS = question({
  type: 'number',
  text: 'How many years have you worked in customer support?',
  wanted: { min: 2 },
});
const SHIFTS = question({
  type: 'several_of',
  text: 'Which shifts suit you?',
  options: ['Early (7 to 15)', 'Late (13 to 21)', 'Weekends'],
  required: false,
});

/** Questions that the demo's company asks again and again. */
export const DEMO_TEMPLATE = { name: 'Customer support', questions: [PERMIT, YEARS, SHIFTS] };

const [DUBLIN, BERLIN, LYON, MADRID, WARSAW, STOCKHOLM] = [
  2_964_574, 2_950_159, 2_996_944, 3_117_735, 756_135, 2_673_730,
];
const SUPPORT = ['communicate-with-customers', 'handle-customer-complaints', 'use-ict-ticketing-system'];

export const DEMO_POSTINGS = {
  support: {
    language: 'en',
    title: 'Customer support specialist with German',
    paragraphs: [
      'Writers in forty countries use Quillforge, and most of those who write to us in German have tried everything else first. You read what they mean, not only what they say.',
      'You work in a team of nine in Dublin, two days a week from home, and are trained for six weeks before your first case.',
    ],
    points: [
      'Answer by mail and telephone, in German and English',
      'Tell our developers what keeps coming back',
      'Write help pages that nobody has to read twice',
    ],
    cityId: DUBLIN,
    remote: 'Hybrid',
    asks: { German: 5, English: 4, French: 3 },
    nice: ['French'],
    skills: SUPPORT,
    experience: 2,
    pay: [34_000, 40_000],
    questions: DEMO_TEMPLATE.questions,
    publishedDaysAgo: 18,
  },
  lead: {
    language: 'de',
    title: 'Teamleitung Kundenservice (m/w/d)',
    paragraphs: [
      'Unser Kundenservice in Berlin wächst auf zwölf Leute, und sie brauchen jemanden, der zuhört, bevor entschieden wird.',
      'Du führst das Team, planst Schichten mit Rücksicht auf Familien und sitzt am Tisch, wenn über das Produkt gesprochen wird.',
    ],
    points: [
      'Führung von zwölf Menschen aus sieben Ländern',
      'Einarbeitung und Entwicklung, nicht nur Kennzahlen',
      'Enge Arbeit mit der Produktentwicklung',
    ],
    cityId: BERLIN,
    asks: { German: 6, English: 4 },
    skills: ['coach-employees', 'customer-relationship-management'],
    experience: 3,
    pay: [48_000, 56_000],
    versions: [
      {
        language: 'en',
        title: 'Team lead, customer support',
        paragraphs: [
          'Our support team in Berlin is growing to twelve, and needs somebody who listens before deciding.',
          'You lead the team, plan shifts with families in mind, and sit at the table when the product is talked about.',
        ],
        points: [
          'Lead twelve people from seven countries',
          'Train and develop, beyond figures',
          'Work closely with those who build the product',
        ],
      },
    ],
    publishedDaysAgo: 12,
  },
  marketing: {
    language: 'fr',
    title: 'Chargé·e de marketing bilingue',
    paragraphs: [
      'Notre bureau de Lyon parle aux autrices et auteurs de France, de Belgique et de Suisse. Il nous manque une plume qui pense en deux langues.',
      'Vous rejoignez une équipe de cinq personnes, avec un jour de télétravail par semaine.',
    ],
    points: [
      'Campagnes en français et en anglais',
      'Rencontres avec des libraires et des écoles',
      'Un budget à vous, et le droit de vous tromper',
    ],
    cityId: LYON,
    remote: 'Hybrid',
    asks: { French: 6, English: 5 },
    skills: ['translate-foreign-language'],
    experience: 2,
    pay: [33_000, 38_000],
    publishedDaysAgo: 14,
  },
  developer: {
    language: 'es',
    title: 'Persona desarrolladora de software (TypeScript)',
    paragraphs: [
      'El editor de Quillforge se escribe en Madrid. Buscamos a alguien que disfrute tanto de un algoritmo como de una buena conversación con quien lo usa.',
      'Trabajamos en español e inglés, con horario flexible y sin guardias.',
    ],
    points: ['Editor colaborativo en TypeScript', 'Código que se lee y se prueba', 'Presupuesto anual para formación'],
    cityId: MADRID,
    remote: 'Remote',
    asks: { Spanish: 4, English: 4 },
    skills: ['use-ict-ticketing-system'],
    experience: 3,
    pay: [38_000, 48_000],
    // Two days are left of its thirty.
    publishedDaysAgo: 28,
  },
  office: {
    language: 'en',
    title: 'Office manager',
    paragraphs: [
      'Somebody has to know where everything is, whom to call, and when to order cake. In Dublin that is you.',
      'The office has forty desks, two meeting rooms that everybody wants, and a dog on Fridays.',
    ],
    points: [
      'Run the office day by day',
      'Help new colleagues to arrive, also in Ireland itself',
      'Plan our two meetings a year',
    ],
    cityId: DUBLIN,
    asks: { English: 6 },
    skills: ['customer-relationship-management'],
    experience: 2,
    pay: [36_000, 42_000],
    publishedDaysAgo: 15,
    pausedDaysAgo: 3,
  },
  tester: {
    language: 'pl',
    title: 'Inżynier / inżynierka ds. jakości oprogramowania',
    paragraphs: [
      'W Warszawie sprawdzamy, czy Quillforge mówi po ludzku: w trzydziestu językach i na każdym ekranie.',
      'Pracujesz w czteroosobowym zespole, z elastycznymi godzinami i bez nadgodzin przed wydaniem.',
    ],
    points: [
      'Testy automatyczne i odkrywcze',
      'Rozmowa z zespołem, zanim powstanie kod',
      'Wpływ na to, co nazywamy gotowym',
    ],
    cityId: WARSAW,
    asks: { Polish: 5, English: 4 },
    skills: ['use-ict-ticketing-system'],
    experience: 3,
    pay: [30_000, 38_000],
    publishedDaysAgo: 40,
    closedDaysAgo: 19,
  },
  pool: {
    language: 'en',
    title: 'People who speak a Nordic language',
    kind: 'talent_pool',
    paragraphs: [
      'There is no open position today. We will open an office in Stockholm next year and would like to know you before that.',
      'Tell us what you like to do. We write to you when something fits, and not otherwise.',
    ],
    points: [
      'Support, sales or product: all of it will be needed',
      'Any two of Swedish, Danish, Norwegian, Finnish and Icelandic help',
    ],
    cityId: STOCKHOLM,
    asks: { Swedish: 4, Danish: 4, English: 4 },
    nice: ['Swedish', 'Danish'],
    skills: SUPPORT,
    experience: null,
    pay: [32_000, 52_000],
    publishedDaysAgo: 17,
  },
  writer: {
    language: 'en',
    title: 'Technical writer',
    paragraphs: ['We know what this person should do, and have not yet found the words.'],
    points: [],
    cityId: BERLIN,
    asks: { English: 6 },
    skills: [],
    experience: null,
    pay: [40_000, 48_000],
    publishedDaysAgo: null,
  },
} satisfies Record<string, DemoPosting>;

export type PostingName = keyof typeof DEMO_POSTINGS;
