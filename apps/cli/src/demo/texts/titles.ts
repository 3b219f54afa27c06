import { correctedTitles } from './titles-corrected.js';
import { titlesEl } from './titles-el.js';
import { titlesFi } from './titles-fi.js';

/**
 * Titles by language of the ad and English ESCO label. Finnish and Greek are written here, as the shipped ESCO data has no
 * labels in them; elsewhere an entry replaces a label, and an empty one keeps the occupation out of that language.
 */
export const TITLES: Record<string, Record<string, string>> = { ...correctedTitles, el: titlesEl, fi: titlesFi };
