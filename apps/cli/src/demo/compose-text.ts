import type { EmploymentType, Experience, RemoteMode } from '@babelboard/offers/contract';
import type { DemoAskedLanguage, DemoSalary } from './demo-board.js';
import type { Family } from './families.js';
import type { Random } from './random.js';
import type { Sector } from './sectors.js';
import { type AdVocabulary, variants } from './texts/ad-vocabulary.js';

export interface AdFacts {
  company: string;
  sector: Sector;
  family: Family;
  /** The role leads others. */
  leading: boolean;
  places: string[];
  languages: readonly DemoAskedLanguage[];
  /** Name of a language in the language of the ad. */
  languageName: (code: string) => string;
  working: string | null;
  experience: Experience;
  employmentTypes: readonly EmploymentType[];
  remote: RemoteMode | null;
  salary: DemoSalary | null;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

function amount(value: number, separator: string): string {
  const [whole = '', cents] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  return cents ? `${grouped}${separator === ',' ? '.' : ','}${cents}` : grouped;
}

function salaryLine(salary: DemoSalary, words: AdVocabulary): string {
  const range = `${amount(salary.min, words.thousands)}–${amount(salary.max, words.thousands)}`;
  return `${words.labels.salary}${words.colon}${range} ${salary.currency} ${words.periods[salary.period]}`;
}

function languageLines(facts: AdFacts, words: AdVocabulary): string[] {
  const levels = variants(words.levels);
  const named = (asked: DemoAskedLanguage) =>
    `<strong>${escapeHtml(capitalised(facts.languageName(asked.code)))}</strong>`;
  const single = facts.languages.filter((asked) => asked.oneOfGroup === null);
  const choice = facts.languages.filter((asked) => asked.oneOfGroup !== null);
  const lines = [...single]
    .sort((a, b) => Number(b.mandatory) - Number(a.mandatory))
    .map((asked) => {
      const wanted = asked.mandatory ? words.required : words.welcome;
      return `${named(asked)}${words.colon}${levels[asked.level - 1]}, ${wanted}`;
    });
  const first = choice[0];
  if (first) {
    lines.push(`${words.oneOf}${words.colon}${choice.map(named).join(', ')} – ${levels[first.level - 1]}`);
  }
  return lines;
}

/**
 * Writes the text of an ad as HTML of p, h3, ul, li and strong, 90–250 words, from varied blocks of one language.
 * Takes the facts of the offer and the words of the ad's language; the same random numbers give the same text.
 */
export function composeText(facts: AdFacts, words: AdVocabulary, random: Random): string {
  const company = escapeHtml(facts.company);
  const pick = (text: string) => random.pick(variants(text)).replace('{company}', company);
  const heading = (text: string) => `<h3>${pick(text)}</h3>`;
  const labelled = (label: string, value: string) => `${label}${words.colon}${value}`;

  const opening = pick(words.openings);
  const about = pick(words.about[facts.sector]);
  const intro = random.chance(0.5) ? `${about} ${opening}` : `${opening} ${about}`;
  const tasks = random.some(variants(words.tasks[facts.family]), facts.leading ? 2 : random.between(3, 4));
  if (facts.leading) tasks.unshift(...variants(words.leadTasks));
  if (random.chance(0.7)) tasks.push(pick(words.sharedTasks));

  const profile = random.some(variants(words.profile), random.between(2, 4));
  profile.unshift(variants(words.experience)[facts.experience - 1] ?? '');

  const contracts = variants(words.contracts);
  const key = [
    labelled(`<strong>${words.labels.place}</strong>`, escapeHtml(facts.places.join(', '))),
    labelled(words.labels.contract, facts.employmentTypes.map((type) => contracts[type - 1]).join(', ')),
  ];
  if (facts.working) key.push(labelled(words.labels.working, escapeHtml(facts.languageName(facts.working))));
  if (facts.salary) key.push(salaryLine(facts.salary, words));

  const benefits = random.some(benefitsFor(facts, words), random.between(3, 5));
  if (facts.remote) benefits.unshift(words.remote[facts.remote]);

  const blocks = [
    `<p>${intro}</p>`,
    random.chance(0.6) ? `<p>${pick(words.team)}</p>` : '',
    list(key),
    `${heading(words.headings.tasks)}${list(tasks)}`,
    `${heading(words.headings.profile)}${list(profile)}`,
    `${heading(words.headings.languages)}${list(languageLines(facts, words))}`,
    `${heading(words.headings.offer)}${list(benefits)}`,
    `<p>${pick(words.apply)}</p>`,
  ];
  return blocks.join('');
}

/** Positions in the list of benefits, the same in every language. */
const PERMANENT = 0;
const MOVING = 1;
const SCHEDULES = 4;
const TRANSPORT = 6;
const AT_WORK = 9;

/** Leaves out what would contradict the facts: no permanent contract for a season, no lunch for who works at home. */
function benefitsFor(facts: AdFacts, words: AdVocabulary): string[] {
  const out = new Set<number>();
  if (facts.employmentTypes.some((type) => type >= 3)) out.add(PERMANENT);
  if (facts.remote) out.add(SCHEDULES).add(AT_WORK);
  if (facts.remote === 'Remote') out.add(MOVING).add(TRANSPORT);
  return variants(words.benefits).filter((_, index) => !out.has(index));
}
