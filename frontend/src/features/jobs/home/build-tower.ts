import type { FacetEntry } from '@babelboard/wire';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';

/** Languages of every script that the typeface knows; the first that are asked for build the tower. */
const QUARRY = ['Greek', 'German', 'Spanish', 'French', 'Bulgarian', 'Polish', 'Italian', 'Dutch', 'Ukrainian'];
const MORE = ['Swedish', 'Portuguese', 'Danish', 'Romanian', 'Czech', 'Finnish', 'Hungarian', 'Norwegian', 'Turkish'];
const STOREYS = 9;
const TOP_WIDTH = 40;
const GROUND_WIDTH = 97;
/** Widest type, in hundredths of the tower's width: short questions do not shout. */
const BIGGEST = 8.6;

export interface Stone {
  entry: FacetEntry;
  code: string;
  question: string;
  /** Size of type in hundredths of the tower's width. */
  size: number;
  weight: number;
}

/** Questions from short to long, each set so that it is as wide as its storey. */
export function buildTower(languages: FacetEntry[]): Stone[] {
  const found = [...QUARRY, ...MORE].flatMap((slug) => {
    const entry = languages.find((language) => language.slug === slug && language.total > 0);
    const spoken = spokenLanguage(slug);
    if (entry === undefined || spoken?.question === undefined) return [];
    return [{ entry, code: spoken.code, question: spoken.question, ems: estimatedEms(spoken.question) }];
  });
  const stones = found.slice(0, STOREYS).sort((a, b) => a.ems - b.ems);
  return stones.map(({ ems, ...stone }, at) => {
    const storey = stones.length === 1 ? 1 : at / (stones.length - 1);
    const width = TOP_WIDTH + (GROUND_WIDTH - TOP_WIDTH) * storey;
    const size = Math.round(Math.min(width / ems, BIGGEST) * 100) / 100;
    return { ...stone, size, weight: Math.round(440 + storey * 260) };
  });
}

/** About how wide a text runs in Commissioner, in its own size. */
function estimatedEms(text: string): number {
  let ems = 0;
  for (const letter of text) {
    if (/[iljtfrI¿?;.,'\s\u00a0í]/.test(letter)) ems += 0.32;
    else if (/[mwMWшщюжфмШЖМЮ]/.test(letter)) ems += 0.84;
    else if (/\p{Lu}/u.test(letter)) ems += 0.66;
    else if (/\p{Script=Cyrillic}/u.test(letter)) ems += 0.6;
    else ems += 0.56;
  }
  return ems;
}
