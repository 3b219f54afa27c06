import type { ApplicantStatus } from '@babelboard/wire';
import type { PostingName } from './demo-postings.js';

/** Who of the company does something. */
type Member = 'owner' | 'recruiter';

/** What somebody does with an application, so many days before now. */
export type DemoStep =
  | { daysAgo: number; move: ApplicantStatus; by: Member }
  | { daysAgo: number; note: string; by: Member; mentions?: Member }
  | { daysAgo: number; rate: number; by: Member }
  | { daysAgo: number; say: string; by: Member | 'candidate' }
  | { daysAgo: number; withdraw: true };

export interface DemoApplication {
  to: PostingName;
  /** The name before the @ of the address. */
  who: string;
  daysAgo: number;
  letter?: string;
  /** Of the questions of the offer, in their order; what is absent is answered as the company hopes. */
  answers?: (boolean | number | string[])[];
  /** Lets the company keep it in its talent pool. */
  keep?: boolean;
  steps?: DemoStep[];
}

const moved = (daysAgo: number, move: ApplicantStatus, by: Member = 'recruiter'): DemoStep => ({ daysAgo, move, by });
const rated = (daysAgo: number, rate: number, by: Member = 'recruiter'): DemoStep => ({ daysAgo, rate, by });

/** In all states: new and waiting, read, talked to, hired, rejected, withdrawn; the demo candidate is among them. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    ...{
      to: 'support',
      who: 'olena',
      daysAgo: 16,
      letter: 'I have answered German customers for four years and still like it.',
    },
    steps: [
      moved(15, 'in_review'),
      rated(14.5, 5),
      {
        daysAgo: 14.4,
        note: 'Writes German as if she had grown up with it. @Niamh, would you join the call?',
        by: 'recruiter',
        mentions: 'owner',
      },
      moved(14, 'shortlisted', 'owner'),
      rated(13.9, 4, 'owner'),
      {
        daysAgo: 12,
        say: 'Thank you for your application, Olena. Could we talk next week? We have half an hour on Tuesday or Thursday.',
        by: 'owner',
      },
      { daysAgo: 11.5, say: 'Gladly! Thursday suits me better, any time before noon in Dublin.', by: 'candidate' },
      moved(9, 'interview', 'owner'),
    ],
  },
  { to: 'support', who: 'mehmet', daysAgo: 15, steps: [moved(14, 'in_review'), rated(13, 4), moved(8, 'shortlisted')] },
  { to: 'support', who: 'giulia', daysAgo: 12.5, letter: 'My German is on its way, my French is there.' },
  {
    ...{ to: 'support', who: 'noor', daysAgo: 12 },
    steps: [
      moved(11, 'in_review'),
      {
        daysAgo: 10.9,
        note: 'German B2 on paper; the letter reads better than that. Let us call her in German.',
        by: 'recruiter',
      },
      rated(10.8, 3),
    ],
  },
  { to: 'support', who: 'joao', daysAgo: 12, answers: [true, 0, []], steps: [moved(10, 'rejected')] },
  { to: 'support', who: 'aino', daysAgo: 10 },
  { to: 'support', who: 'lukasz', daysAgo: 9, steps: [moved(7, 'in_review', 'owner')] },
  {
    to: 'support',
    who: 'chloe',
    daysAgo: 8,
    answers: [true, 4, ['Early (7 to 15)']],
    steps: [rated(7, 4, 'owner'), moved(6, 'shortlisted', 'owner')],
  },
  { to: 'support', who: 'bjorn', daysAgo: 7, answers: [true, 1, []] },
  {
    to: 'support',
    who: 'katarina',
    daysAgo: 6,
    letter: 'Deutsch, Ungarisch, Slowakisch: Ihre Kundschaft in Wien und Bratislava freut sich.',
  },
  { to: 'support', who: 'panagiotis', daysAgo: 5, answers: [true, 0, ['Late (13 to 21)', 'Weekends']] },
  { to: 'support', who: 'fatima', daysAgo: 3 },
  { to: 'support', who: 'priya', daysAgo: 2, answers: [false, 3, ['Early (7 to 15)']] },
  {
    ...{
      to: 'support',
      who: 'candidate',
      daysAgo: 11,
      letter: 'I lead eleven people who help customers in seven languages, and would like to answer them myself again.',
    },
    steps: [
      moved(9, 'in_review'),
      { daysAgo: 8.5, note: 'More of a lead than an agent. Ask whether she saw the offer in Berlin.', by: 'recruiter' },
      rated(8.4, 5),
      moved(6, 'interview', 'owner'),
      {
        daysAgo: 5.9,
        say: 'Dear Irini, we would like to meet you. Which afternoons are good for you this week?',
        by: 'owner',
      },
      { daysAgo: 5, say: 'Thank you, Niamh! Wednesday and Friday after three, Lisbon time.', by: 'candidate' },
      { daysAgo: 1, say: 'Friday at four it is. You will meet Mateo and me; it takes forty minutes.', by: 'owner' },
    ],
  },

  {
    to: 'lead',
    who: 'mehmet',
    daysAgo: 10,
    steps: [rated(9, 5, 'owner'), moved(8, 'shortlisted', 'owner'), moved(5, 'interview', 'owner')],
  },
  { to: 'lead', who: 'katarina', daysAgo: 9, steps: [rated(8, 4), moved(7, 'shortlisted')] },
  { to: 'lead', who: 'olena', daysAgo: 7 },
  {
    to: 'lead',
    who: 'candidate',
    daysAgo: 6,
    letter: 'Ich leite heute elf Leute in sieben Sprachen. In Berlin wären es zwölf.',
  },
  { to: 'lead', who: 'noor', daysAgo: 5, steps: [moved(3, 'rejected', 'owner')] },
  { to: 'lead', who: 'lukasz', daysAgo: 4 },
  { to: 'lead', who: 'fatima', daysAgo: 2 },

  {
    ...{ to: 'marketing', who: 'chloe', daysAgo: 12 },
    steps: [
      moved(11, 'in_review', 'owner'),
      moved(9, 'interview', 'owner'),
      {
        daysAgo: 4,
        say: 'Chère Chloé, nous serions heureux de vous compter parmi nous. Le contrat arrive demain par la poste.',
        by: 'owner',
      },
      moved(3, 'offered', 'owner'),
    ],
  },
  { to: 'marketing', who: 'giulia', daysAgo: 11, steps: [rated(10, 4, 'owner'), moved(9, 'shortlisted', 'owner')] },
  { to: 'marketing', who: 'fatima', daysAgo: 10, steps: [moved(8, 'in_review')] },
  { to: 'marketing', who: 'candidate', daysAgo: 9, steps: [{ daysAgo: 8, withdraw: true }] },
  { to: 'marketing', who: 'joao', daysAgo: 6 },

  { to: 'developer', who: 'joao', daysAgo: 20, steps: [moved(18, 'in_review'), rated(17, 5), moved(10, 'interview')] },
  { to: 'developer', who: 'bjorn', daysAgo: 15, steps: [moved(13, 'in_review')] },
  { to: 'developer', who: 'giulia', daysAgo: 14, steps: [moved(9, 'rejected')] },
  { to: 'developer', who: 'panagiotis', daysAgo: 12 },

  { to: 'office', who: 'priya', daysAgo: 9, steps: [rated(8, 5, 'owner'), moved(5, 'shortlisted', 'owner')] },
  { to: 'office', who: 'chloe', daysAgo: 7 },

  {
    to: 'tester',
    who: 'lukasz',
    daysAgo: 34,
    steps: [
      moved(33, 'in_review'),
      rated(32, 5),
      moved(29, 'interview'),
      moved(24, 'offered', 'owner'),
      moved(20, 'hired', 'owner'),
    ],
  },
  { to: 'tester', who: 'olena', daysAgo: 33, steps: [moved(20, 'rejected')] },
  { to: 'tester', who: 'bjorn', daysAgo: 31, steps: [moved(20, 'rejected')] },
  {
    ...{ to: 'tester', who: 'candidate', daysAgo: 30 },
    steps: [
      moved(21, 'rejected'),
      {
        daysAgo: 20.9,
        say: 'Dear Irini, we found somebody who tests for a living. Please look at our support team: that is where we see you.',
        by: 'recruiter',
      },
    ],
  },

  { to: 'pool', who: 'aino', daysAgo: 15, keep: true, steps: [moved(13, 'in_review')] },
  { to: 'pool', who: 'bjorn', daysAgo: 14, keep: true, steps: [moved(9, 'shortlisted')] },
  { to: 'pool', who: 'katarina', daysAgo: 8 },
  { to: 'pool', who: 'priya', daysAgo: 6, keep: true },
];
