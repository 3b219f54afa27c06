import { EXPERIENCES, type Experience } from '../../domain/experience.js';

const NONE =
  /\b(?:no experience|none|not required|ingen erfaring|ikke p[åa]krevet|keine (?:berufs)?erfahrung|sans exp[ée]rience|d[ée]butant|sin experiencia|geen ervaring)\b/i;
const YEARS =
  /(\d{1,2})(?:\s*(?:-|–|to|à|bis|a|tot|til)\s*\d{1,2})?\s*\+?\s*(?:years?|yrs?|ans?|ann[ée]es?|jahr(?:en?)?|a[ñn]os?|jaar|[åa]rs?|anni|lata?|let)(?!\p{L})/iu;

/** Takes months of experience, or the words of an ad ("3+ years"), and gives the step of the scale, or null. */
export function readExperience(raw: number | string | null): Experience | null {
  if (typeof raw === 'number') {
    return raw >= 0 ? fromMonths(raw) : null;
  }
  const words = raw?.slice(0, 300) ?? '';
  const years = YEARS.exec(words)?.[1];
  if (years !== undefined) {
    return fromMonths(Number(years) * 12);
  }
  return NONE.test(words) ? EXPERIENCES.none : null;
}

function fromMonths(months: number): Experience {
  if (months === 0) {
    return EXPERIENCES.none;
  }
  if (months < 24) {
    return EXPERIENCES.upToTwoYears;
  }
  return months <= 60 ? EXPERIENCES.twoToFiveYears : EXPERIENCES.moreThanFiveYears;
}
