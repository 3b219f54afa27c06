import { likelyTextLanguages } from '@babelboard/language-recognition/contract';
import { PAY_MATCHERS, type PayMatchers } from './pay-matchers.js';
import { joinedParts, type PaySentence, paySentencesOf } from './pay-sentences.js';
import { ENGLISH_CODE } from './rules/all-rules.js';

/**
 * Whether a question asks what somebody earns or earned: in a phrase that asks for pay by itself, or because pay and the job of now or
 * before stand in one clause. What somebody hopes for may be asked, unless the same clause asks for both.
 */
export function asksForPayHistory(text: string): Promise<boolean> {
  return anySentence(text, () => true);
}

/** The same of a letter, which also tells things: there a sentence asks by its mark, or by telling the reader to say something. */
export function letterAsksForPayHistory(text: string): Promise<boolean> {
  return anySentence(
    text,
    ({ sentence, rules }) => sentence.isQuestion || sentence.isField || rules.asked.test(sentence.words),
  );
}

/** The same of an ad, which tells its own pay, and asks what its readers would ask ("What do you earn?"). */
export function adAsksForPayHistory(text: string): Promise<boolean> {
  return anySentence(
    text,
    ({ asks, sentence, rules }) =>
      asks && (rules.asked.test(sentence.words) || (sentence.isQuestion && rules.before.test(sentence.words))),
  );
}

/** How a sentence reads that asks for pay or names it, by the rules of one language. */
interface Reading {
  /** It asks for pay in a phrase. */
  asks: boolean;
  sentence: PaySentence;
  rules: PayMatchers;
}

async function anySentence(text: string, isAsking: (reading: Reading) => boolean): Promise<boolean> {
  for (const sentence of paySentencesOf(text)) {
    const suspects = [...PAY_MATCHERS.values()].filter(
      (rules) => hasPhrase(sentence, rules) || hasWords(sentence, rules),
    );
    if (suspects.length === 0) {
      continue;
    }
    const likely = await likelyRules(text, sentence);
    for (const rules of suspects) {
      const asks = asksForPay(sentence, rules, likely);
      // Stems of one language are words of another; whole phrases are not.
      const names = likely.includes(rules) && namesPayBefore(sentence, rules, likely);
      if ((asks || names) && isAsking({ asks, sentence, rules })) {
        return true;
      }
    }
  }
  return false;
}

/** Of the languages that the text or this sentence may be in, and of English, which is mixed into all. */
async function likelyRules(text: string, { written }: PaySentence): Promise<PayMatchers[]> {
  const codes = [ENGLISH_CODE, ...(await likelyTextLanguages(text)), ...(await likelyTextLanguages(written))];
  return [...PAY_MATCHERS].filter(([code]) => codes.includes(code)).map(([, rules]) => rules);
}

function hasPhrase({ clauses }: PaySentence, { asks }: PayMatchers): boolean {
  return clauses.some((clause) => asks.test(clause));
}

function hasWords({ words }: PaySentence, { pay, before }: PayMatchers): boolean {
  return pay.test(words) && before.test(words);
}

function asksForPay({ clauses }: PaySentence, own: PayMatchers, likely: readonly PayMatchers[]): boolean {
  return clauses.some((clause) => own.asks.test(clause) && !says('hoped', clause, [own, ...likely]));
}

function namesPayBefore({ clauses }: PaySentence, own: PayMatchers, likely: readonly PayMatchers[]): boolean {
  const names = (part: string) => own.pay.test(part) && own.before.test(part) && !says('trade', part, likely);
  const isHoped = (part: string) => says('hoped', part, likely);
  // "Current and expected salary" asks for the current one, too; "current job and expected salary" does not.
  const namesBoth = (clause: string) =>
    joinedParts(clause).some((part) => (names(part) && !isHoped(part)) || own.beforeAtEnd.test(part));
  return clauses.some((clause) => names(clause) && (!isHoped(clause) || namesBoth(clause)));
}

function says(what: 'hoped' | 'trade', part: string, rules: readonly PayMatchers[]): boolean {
  return rules.some((one) => one[what].test(part));
}
