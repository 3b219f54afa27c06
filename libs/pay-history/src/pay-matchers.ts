import { ALL_PAY_RULES } from './rules/all-rules.js';
import type { PayRules } from './rules/pay-rules.js';

/** Rules of a language, ready to be held against folded words. */
export interface PayMatchers extends Record<keyof PayRules, RegExp> {
  /** What is said of pay ends with "current", and the pay itself follows further on: "your current | and expected salary". */
  beforeAtEnd: RegExp;
}

/** A letter or digit of any script: what else stands between folded words is known, and quicker looked for. */
const LETTER = '[^ ,/&+€$£]';
const WORD_EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;
const UP_TO_THREE_WORDS = `(?:${LETTER}+ ){0,3}`;

/** After which "current" is said of something that is still to come, and not of what stands before it ("poste actuel"). */
const WHOSE = 'your|the|dein\\w*|ihr\\w*|je|jouw|uw|din|ditt|dine|twoj\\w*|pana|pani|vas\\w*|tvuj|τον?|την';

function matcher(part: string): RegExp {
  const source = part.replaceAll('\\w', LETTER).replaceAll('\\b', WORD_EDGE).replaceAll('~', UP_TO_THREE_WORDS);
  return new RegExp(`(?<!${LETTER})(?:${source})`);
}

/** By the code of the language. */
export const PAY_MATCHERS: ReadonlyMap<string, PayMatchers> = new Map(
  Object.entries(ALL_PAY_RULES).map(([code, { pay, before, hoped, trade, asks, asked }]) => [
    code,
    {
      ...{ pay: matcher(pay), before: matcher(before), hoped: matcher(hoped), trade: matcher(trade) },
      ...{ asks: matcher(asks.join('|')), asked: matcher(asked) },
      beforeAtEnd: matcher(`(?:(?<=^)|(?:${WHOSE}) )(?:${before})\\w*$`),
    },
  ]),
);
