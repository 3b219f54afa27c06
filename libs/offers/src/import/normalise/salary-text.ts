import type { SalaryPeriod } from '../../domain/salary.js';
import { currencyCode } from './currencies.js';

export interface SalaryInText {
  min: number;
  max: number;
  currency: string | null;
  period: SalaryPeriod | null;
}

const NUMBER = String.raw`\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const SIGN = String.raw`£|€|\$|₺|₴|zł|kč|kr\.?|ft|sfr\.?|lei|euros?|[a-z]{3}`;
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

/**
 * Takes a salary in words ("£49,036 plus London allowance", "2 400 – 2 800 € brut par mois", "45k") and gives its numbers,
 * or null where none can be meant. A number counts when a currency stands at it or it is large enough for a salary.
 */
export function readSalaryText(text: string, country: string | null): SalaryInText | null {
  const amounts: number[] = [];
  let currency: string | null = null;
  for (const [, before, digits, thousands, after] of text.slice(0, 300).matchAll(AMOUNT)) {
    const named = currencyCode(before ?? '', country) ?? currencyCode(after ?? '', country);
    currency ??= named;
    const amount = parseAmount(digits ?? '') * (thousands ? 1000 : 1);
    if (named !== null || amount >= 1000) {
      amounts.push(amount);
    }
  }
  const [first, second] = amounts;
  if (first === undefined) {
    return null;
  }
  const last = second !== undefined && isRange(text) ? second : first;
  return {
    min: Math.min(first, last),
    max: Math.max(first, last),
    currency,
    period: PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? null,
  };
}

/** Two numbers are a range only when something says so: "£30,000 plus £2,000 bonus" is none. */
function isRange(text: string): boolean {
  return /\d\s*(?:k|€|£|\p{L}{2,4})?\s*(?:-|–|—|(?<!\p{L})(?:to|à|bis|a|tot|till|til|and)(?!\p{L}))\s*(?:€|£|\$|\p{L}{2,4})?\s*\d/iu.test(
    text,
  );
}

/** "1.234,50", "1,234.50", "1 234" and "1'234" are one number each; a mark before three digits groups, else it is decimal. */
export function parseAmount(text: string): number {
  const plain = text.replace(/[\s'’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimal ? plain.slice(0, decimal.index) : plain).replace(/[.,]/g, '');
  return Number(decimal ? `${whole}.${decimal[1]}` : whole);
}
