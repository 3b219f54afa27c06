import { foldLetters } from '@babelboard/platform';
import { UNFAIR_WORDINGS } from '@babelboard/wire';
import { UNFAIR_WORDING_RULES } from './unfair-wording-rules.js';

/**
 * What an ad may not choose people by: `sex` and `age` (Directives 2006/54/EC and 2000/78/EC), `native`, being a native speaker, which stands for
 * origin (2000/43/EC); and `money`, that applicants pay, which no honest employer asks for.
 */
export type UnfairWordingKind = (typeof UNFAIR_WORDINGS)[number];

/** Words of an ad at which somebody should look. */
export interface UnfairWording {
  kind: UnfairWordingKind;
  /** As they stand in the ad. */
  words: string;
}

/**
 * Finds wording that leaves people out, or asks them for money: the first of each kind. Rules are phrases, in the ten languages that most ads
 * are in, each read in every ad: they are whole enough to be no words of another language. Who wants to discriminate finds other words.
 * @param text a title, or the plain text of an ad
 */
export function unfairWordings(text: string): UnfairWording[] {
  const found = new Map<UnfairWordingKind, UnfairWording>();
  for (const written of text.normalize('NFKC').match(/[^.!?;\n]+/g) ?? []) {
    const sentence = ` ${foldLetters(written).replace(/[^\p{L}\p{N}€$£%+/-]+/gu, ' ')} `;
    for (const { fair, ...rules } of UNFAIR_WORDING_RULES) {
      for (const kind of UNFAIR_WORDINGS) {
        const hit = rules[kind].exec(sentence);
        if (hit !== null && !found.has(kind) && !(fair[kind]?.test(sentence) ?? false)) {
          found.set(kind, { kind, words: written.trim() });
        }
      }
    }
  }
  return UNFAIR_WORDINGS.flatMap((kind) => found.get(kind) ?? []);
}

/** Whether an ad asks its readers to pay. */
export function asksForMoney(text: string): boolean {
  return unfairWordings(text).some(({ kind }) => kind === 'money');
}
