import { type Salary, type SalaryPeriod, salaryPerYear } from '../../domain/salary.js';
import type { ParsedSalary } from '../formats/parsed-ad.js';
import { currencyCode, unitsPerEuro } from './currencies.js';
import type { AdRefusal, AdWarning } from './normalised-ad.js';
import { parseAmount, readSalaryText } from './salary-text.js';

/** Euros a year between which a salary is believed; below lie hourly rates that are marked as yearly. */
const LEAST = 1_000;
const MOST = 1_000_000;
/** A wider range says nothing ("160 to 100,000"). */
const WIDEST = 20;

const UNITS: readonly [RegExp, SalaryPeriod][] = [
  [/^(?:hour|hourly|hur|h|stunde|heure|time|timme)$/i, 'hour'],
  [/^(?:day|daily|day|tag|jour)$/i, 'day'],
  [/^(?:week|weekly|wee|woche|semaine)$/i, 'week'],
  [/^(?:month|monthly|mon|monat|mois)$/i, 'month'],
  [/^(?:year|yearly|annual|annum|ann|jahr|an)$/i, 'year'],
];

type ReadSalary = { salary: Salary | null; warnings: AdWarning[] } | { refused: AdRefusal };

/**
 * Judges the salary of an ad. Given numbers win over its words; 0 means "not stated". A negative amount refuses the row: it
 * shows that the columns are mixed up. What cannot be a salary is left out with a warning.
 * @param country ISO 3166 code, for currencies that several countries write alike
 */
export function readSalary(raw: ParsedSalary | null, country: string | null): ReadSalary {
  if (raw === null) {
    return { salary: null, warnings: [] };
  }
  const exact = amount(raw.text);
  const given = [amount(raw.min), amount(raw.max)];
  const bounds = given.every((value) => value === null) ? [exact, exact] : given;
  if (bounds.some((value) => value !== null && value < 0) || isNegativeText(raw.text)) {
    const shown = [raw.min, raw.max].filter((value) => value !== null).join(' to ') || raw.text;
    return { refused: { code: 'SALARY_NEGATIVE', message: `The salary ${shown} is negative.` } };
  }
  const words = raw.text === null ? null : readSalaryText(raw.text, country);
  const [low, high] = bounds.map((value) => value || null);
  const stated = low !== null || high !== null;
  const min = (stated ? low : words?.min) ?? null;
  const max = (stated ? high : words?.max) ?? null;
  const currency = (raw.currency === null ? null : currencyCode(raw.currency, country)) ?? words?.currency ?? null;
  const period = (stated ? null : words?.period) ?? unit(raw.unit) ?? words?.period ?? null;
  if (min === null && max === null) {
    return { salary: null, warnings: saysSomething(raw) ? [notUnderstood(raw)] : [] };
  }
  if (currency === null || (raw.unit !== null && period === null)) {
    return { salary: null, warnings: [notUnderstood(raw)] };
  }
  return judge({ min, max, currency, period: period ?? likelyPeriod(max ?? min ?? 0, currency) });
}

function judge(given: Salary): ReadSalary {
  const { min, max } = given;
  const swapped = min !== null && max !== null && min > max;
  const salary = swapped ? { ...given, min: max, max: min } : given;
  const perYear = salaryPerYear(salary);
  const euros = [perYear.min, perYear.max]
    .filter((value) => value !== null)
    .map((value) => value / unitsPerEuro(salary.currency));
  const believed =
    euros.every((value) => value >= LEAST && value <= MOST) && Math.max(...euros) <= WIDEST * Math.min(...euros);
  const shown = `${salary.min ?? ''}–${salary.max ?? ''} ${salary.currency} per ${salary.period}`;
  if (!believed) {
    return {
      salary: null,
      warnings: [{ code: 'SALARY_IMPLAUSIBLE', message: `The salary ${shown} is not believed and left out.` }],
    };
  }
  const warnings: AdWarning[] = swapped
    ? [
        {
          code: 'SALARY_SWAPPED',
          message: `The salary went from the larger to the smaller amount; it is read as ${shown}.`,
        },
      ]
    : [];
  return { salary, warnings };
}

function amount(value: string | number | null): number | null {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? round(value) : null;
  }
  const text = value?.trim().replace(/^(?:£|€|\$)\s?/, '') ?? '';
  if (!/^-?\s?\d[\d\s.,'’]*$/.test(text)) {
    return null;
  }
  return round(text.startsWith('-') ? -parseAmount(text.slice(1)) : parseAmount(text));
}

/** Cents are enough, and keep numbers exact in JSON. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function isNegativeText(text: string | null): boolean {
  return text !== null && /^\s*(?:£|€|\$)?\s?[-−]\s?(?:£|€|\$)?\d[\d.,]*\s*$/.test(text);
}

function unit(text: string | null): SalaryPeriod | null {
  const word = text?.trim().replace(/^(?:per|pro|par)[ _]/i, '') ?? '';
  return UNITS.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** Without a period, the size tells: nobody is paid 20,000 € a month or 1,500 € a year. */
function likelyPeriod(value: number, currency: string): SalaryPeriod {
  const euros = value / unitsPerEuro(currency);
  return euros >= 12_000 ? 'year' : euros >= 600 ? 'month' : euros >= 100 ? 'day' : 'hour';
}

function saysSomething({ min, max, text }: ParsedSalary): boolean {
  const words = (text ?? '').trim();
  const zero = [min, max].some((value) => Number(value) === 0 && value !== null && value !== '');
  return (words !== '' && Number(words) !== 0) || (!zero && (min !== null || max !== null));
}

function notUnderstood({ min, max, currency, unit: given, text }: ParsedSalary): AdWarning {
  const shown = [text, min, max, currency, given]
    .filter((part) => part !== null)
    .join(' ')
    .trim()
    .slice(0, 80);
  return { code: 'SALARY_NOT_UNDERSTOOD', message: `The salary "${shown}" is not understood and left out.` };
}
