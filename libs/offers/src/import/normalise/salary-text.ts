import type { SalaryPeriod } from '../../domain/salary.js';
import { currencyCode } from './currencies.js';

export interface SalaryInText {
  /** In the order of the text: who writes `52–45k` sees that it was turned round. */
  min: number;
  max: number;
  currency: string | null;
  period: SalaryPeriod | null;
}

const NUMBER = String.raw`\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const SIGN = String.raw`£|€|\$|₺|₴|zł|kč|kr\.?|ft|sfr\.?|lei|euros?|(?!bis|tot|til|and)[a-z]{3}`;
const AMOUNT = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(${SIGN})\s?)?(?<![\d.,])(${NUMBER})(\s?k\b)?(?:\s?(${SIGN})(?!\p{L}))?`,
  'giu',
);

const PERIODS: readonly [RegExp, SalaryPeriod][] = [
  [
    /\b(?:p\/?h|per hour|an hour|hourly|pr\.? ?(?:hour|time)|l'heure|heure|stunde|std|hora|timme|uur|ora)\b|\/\s?h\b/i,
    'hour',
  ],
  [/\b(?:per day|a day|daily|p\/?d|jour|journ[ée]e|tag|tagessatz|d[ií]a|dag)\b/i, 'day'],
  [/\b(?:per week|a week|weekly|p\/?w|semaine|woche|semana|vecka|uke)\b/i, 'week'],
  [/\b(?:per month|a month|monthly|p\.?c?\.?m|mois|mensuels?|monat(?:lich)?|mes|m[åa]nad|m[åa]ned|maand)\b/i, 'month'],
  [
    /\b(?:per ann(?:um)?|p\.?a|a year|per year|annual(?:ly)?|yearly|annuels?|an|jahr(?:lich|es)?|a[ñn]o|[åa]r|jaar)\b/i,
    'year',
  ],
];

/** Between two amounts it makes them a range: "£30,000 plus £2,000 bonus" is none. */
const RANGE = /^\s*(?:-|–|—|(?:to|à|bis|a|tot|till|til|and)(?!\p{L}))\s*$/iu;

interface Amount {
  value: number;
  thousands: boolean;
  currency: string | null;
  from: number;
  to: number;
}

/**
 * Takes a salary in words ("£49,036 plus London allowance", "2 400 – 2 800 € brut par mois", "45k", "45–52k €") and gives its numbers,
 * or null where none can be meant. A number counts when a currency stands at it or it is large enough for a salary; the first number of
 * a range counts as its second does.
 */
export function readSalaryText(text: string, country: string | null): SalaryInText | null {
  const amounts = amountsOf(text.slice(0, 300), country);
  const at = amounts.findIndex((amount, index) => {
    const next = amounts[index + 1];
    return counts(amount) || (next !== undefined && counts(next) && isRange(text, amount, next));
  });
  const [first, second] = [amounts[at], amounts[at + 1]];
  if (first === undefined) {
    return null;
  }
  const last = second !== undefined && isRange(text, first, second) ? second : first;
  // `45–52k`: whole thousands are said once.
  const isShort = last.thousands && !first.thousands && first.value < 1000;
  return {
    min: isShort ? first.value * 1000 : first.value,
    max: last.value,
    currency: amounts.find(({ currency }) => currency !== null)?.currency ?? null,
    period: PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? null,
  };
}

function amountsOf(text: string, country: string | null): Amount[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const [whole, before, digits, thousands, after] = match;
    return {
      value: parseAmount(digits ?? '') * (thousands ? 1000 : 1),
      thousands: thousands !== undefined,
      currency: currencyCode(before ?? '', country) ?? currencyCode(after ?? '', country),
      from: match.index,
      to: match.index + whole.length,
    };
  });
}

function counts({ value, currency }: Amount): boolean {
  return currency !== null || value >= 1000;
}

function isRange(text: string, first: Amount, second: Amount): boolean {
  return RANGE.test(text.slice(first.to, second.from));
}

/** "1.234,50", "1,234.50", "1 234" and "1'234" are one number each; a mark before three digits groups, else it is decimal. */
export function parseAmount(text: string): number {
  const plain = text.replace(/[\s'’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimal ? plain.slice(0, decimal.index) : plain).replace(/[.,]/g, '');
  return Number(decimal ? `${whole}.${decimal[1]}` : whole);
}
