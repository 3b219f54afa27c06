import { CV_TYPES } from '@babelboard/wire';
import type { CvType } from './cv-type.js';

const LONGEST = 100;

/** What shows nothing, turns the direction of the text around it, or means a folder somewhere. */
const UNFIT = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;
const ENDING = new RegExp(`\\.(${[...CV_TYPES, 'doc', 'text'].join('|')})$`, 'i');

/**
 * The name under which a CV is shown and downloaded: that of the file which came, made fit for every system, with the ending of what
 * is in it.
 */
export function cvName(given: string, type: CvType): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(UNFIT, ' ')
    .replace(ENDING, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...new Intl.Segmenter().segment(stem)].map(({ segment }) => segment);
  return `${cut(short) || 'CV'}.${type}`;
}

/** By what a reader takes for one character, so that none is cut in half. */
function cut(segments: string[]): string {
  let kept = '';
  for (const segment of segments) {
    if (kept.length + segment.length > LONGEST) {
      break;
    }
    kept += segment;
  }
  return kept.trim();
}
