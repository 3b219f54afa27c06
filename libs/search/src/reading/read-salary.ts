import { SALARY_STEPS } from '@babelboard/wire';

export interface ReadSalary {
  /** The step that the amount reaches. */
  step: number;
  /** Where it stands in the text. */
  from: number;
  to: number;
}

const CUE = String.raw`(?:(?<cue>ab|from|min|mindestens|von|over|od|powyzej|powyżej|desde|da|dès|des|à partir de|a partir de|vanaf|fra|från|от|від|από)\s+)?`;
const AMOUNT = String.raw`(?<amount>\d{1,3}(?:[ .,'’]\d{3})+|\d+)`;
const THOUSAND = String.raw`\s*(?<thousand>k|tsd\.?|tys\.?|тыс\.?)?`;
const CURRENCY = String.raw`\s*(?<currency>€|eur|euros?|ευρώ|евро|євро)?`;
const PERIOD = String.raw`(?:\s*(?:\/|pro|per|par|al|im|a|la|na)?\s*(?<month>monat|monatlich|month|monthly|mois|mes|mese|mês|miesiąc|miesięcznie|mo)(?!\p{L}))?`;
const SALARY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:€\\s*)?${CUE}${AMOUNT}${THOUSAND}${CURRENCY}${PERIOD}(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Reads a salary that is asked for: an amount with a currency, in thousands, after `from`, or a round one that nothing else can be. */
export function readSalary(text: string): ReadSalary | null {
  for (const match of text.matchAll(SALARY)) {
    const { cue, amount = '', thousand, currency, month } = match.groups ?? {};
    const number = Number(amount.replace(/[ .,'’]/g, ''));
    const money = currency !== undefined || match[0].includes('€');
    const isThousands = thousand !== undefined && number >= 15 && number <= 300;
    const isRound = number >= 20_000 && number <= 300_000 && number % 500 === 0;
    if (!isThousands && !(money && number >= 800) && !(cue !== undefined && number >= 1_000) && !isRound) continue;
    const value = isThousands ? number * 1_000 : number;
    const monthly = month !== undefined || value < 10_000;
    const yearly = monthly ? value * 12 : value;
    const step = SALARY_STEPS.findLast((one) => one <= yearly);
    if (step !== undefined) return { step, from: match.index, to: match.index + match[0].trimEnd().length };
  }
  return null;
}
