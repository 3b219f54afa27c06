import { namesLanguages } from '../languages/language-names.js';
import { splitList } from './split-list.js';

const BULLET = /^[•◦▪▫■□●○‣⁃∙·*➢➤✓✔–—-]\s+/;
/** How well somebody knows it: dots, stars, bars, percent, points of five or ten. */
const RATING =
  /\s*[([]?(?:[●○◉◯★☆■□▪▫▮▯█░▒▓⬤]{2,}|(?<![\d.,])\d{1,3}\s?%|(?<![\d.,/])(?:[1-5]\/5|(?:[1-9]|10)\/10)(?![\d/]))[)\]]?\s*/g;
/** Fewer items in one line are hardly a list. */
export const SHORTEST_LIST = 3;
const LONGEST = 60;
const MOST_WORDS = 7;
const LONGEST_PHRASE = 5;

export function hasRating(text: string): boolean {
  return text.search(RATING) !== -1;
}

/** The names in a line of a list; "Databases: PostgreSQL, Redis" is a list with its name. */
export function skillNames(text: string): string[] {
  if (isSentence(text)) return [];
  const line = text.replace(BULLET, '').replace(RATING, ', ');
  const [, label = '', list = ''] =
    /^([^:,\t]{2,40})(?::\s+(.+)|\t([^\t]+,[^\t]+))$/.exec(line)?.filter((part) => part !== undefined) ?? [];
  const items = splitList(list === '' ? line : list);
  return (label !== '' && namesLanguages(list) ? [] : items).filter(isName);
}

/** "I agree to the processing of my data." */
function isSentence(text: string): boolean {
  return /\p{L}{2}\.\s*$/u.test(text) && !/[,;:]/.test(text) && text.split(/\s+/).length > LONGEST_PHRASE;
}

function isName(name: string): boolean {
  if (name.length < 1 || name.length > LONGEST || name.split(/\s+/).length > MOST_WORDS) return false;
  return /\p{L}/u.test(name) && !/@|https?:/.test(name);
}
