import type { TitleHint } from './title-hint.js';

/** English jobs have one form; these older names have two. */
const FOR_ALL: Readonly<Record<string, string>> = {
  salesman: 'salesperson',
  saleswoman: 'salesperson',
  waitress: 'waiter',
  stewardess: 'flight attendant',
  steward: 'flight attendant',
  chairman: 'chairperson',
  foreman: 'supervisor',
  handyman: 'maintenance worker',
  repairman: 'repairer',
  craftsman: 'craftsperson',
  cameraman: 'camera operator',
  draughtsman: 'drafter',
  fireman: 'firefighter',
  policeman: 'police officer',
  postman: 'postal worker',
  barman: 'bartender',
  barmaid: 'bartender',
  hostess: 'host',
  actress: 'actor',
  housewife: 'homemaker',
  cleaning_lady: 'cleaner',
  businessman: 'business person',
  seamstress: 'tailor',
  manageress: 'manager',
};

const KNOWN = new RegExp(`\\b(?:${Object.keys(FOR_ALL).join('|').replaceAll('_', '[ -]')})\\b`, 'iu');

export function englishTitleHint(title: string): TitleHint | null {
  const [found] = KNOWN.exec(title) ?? [];
  if (found === undefined) {
    return null;
  }
  const plain = FOR_ALL[found.toLowerCase().replace(/[ -]/, '_')] ?? found;
  const isCapital = found[0] !== found[0]?.toLowerCase();
  const word = isCapital ? `${plain[0]?.toUpperCase()}${plain.slice(1)}` : plain;
  return { found, proposal: title.trim().replace(found, word) };
}
