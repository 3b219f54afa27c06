import { foldLetters } from '@babelboard/platform';
import { PAY_HISTORY_PHRASES } from './pay-history-phrases.js';

const RULES = Object.values(PAY_HISTORY_PHRASES).map(({ pay, before, hoped, asked }) => ({
  pay: startsWord(pay),
  before: startsWord(before),
  hoped: startsWord(hoped),
  asked: startsWord(asked),
}));

type Rule = (typeof RULES)[number];

/**
 * Whether a question asks what somebody earns or earned, in whatever language it is written: the pay and the job before stand in one
 * sentence. What somebody hopes for may be asked, unless the same sentence asks for both.
 */
export function asksForPayHistory(text: string): boolean {
  return sentencesOf(text).some((sentence) => RULES.some((rule) => isAboutPayHistory(sentence, rule)));
}

/** The same of a letter, which also tells things: there a sentence asks by its mark, or by telling the reader to say something. */
export function letterAsksForPayHistory(text: string): boolean {
  return sentencesOf(text).some((sentence) =>
    RULES.some((rule) => isAboutPayHistory(sentence, rule) && (ASKING.test(sentence) || rule.asked.test(sentence))),
  );
}

/** With the mark that each ends with. */
function sentencesOf(text: string): string[] {
  return (
    foldLetters(text)
      .replace(/[’']/g, ' ')
      .match(/[^.!?;\n]+[.!?;]?/g) ?? []
  );
}

/** A question mark, the Greek one among them, or the colon of something to be filled in. */
const ASKING = /\?$|:\s*$|\p{Script=Greek}\s*;$/u;

function isAboutPayHistory(sentence: string, { pay, before, hoped }: Rule): boolean {
  return pay.test(sentence) && asksBefore(sentence, before, hoped);
}

/** „Current and expected salary“ asks for the current one, too. */
function asksBefore(sentence: string, before: RegExp, hoped: RegExp): boolean {
  return before.test(sentence) && (!hoped.test(sentence) || JOINED.test(sentence));
}

const JOINED = /(?:\s(?:and|or|und|oder|sowie|et|ou|y|e|o|en|of|i|oraz|lub|a|nebo|si|sau|και|ή|och|eller)\s|[/&+,])/u;

function startsWord(stems: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems})`, 'u');
}
