import { normaliseUrl } from '@babelboard/platform';
import type { ParsedAd } from '../formats/parsed-ad.js';
import { readDates } from './ad-dates.js';
import { readExperience } from './ad-experience.js';
import { contentKey, ownKey } from './ad-key.js';
import { readLocations } from './ad-locations.js';
import { readSalary } from './ad-salary.js';
import { plainLine } from './clean-text.js';
import { readEmploymentTypes } from './employment-types.js';
import type { AdRefusal, AdWarning, NormalisedRow } from './normalised-ad.js';
import { MAX_DESCRIPTION, sanitiseDescription } from './sanitise-description.js';

const MAX_TITLE = 200;
const MAX_NAME = 200;
const MAX_SKILLS = 50;

/**
 * Turns an ad as its file gives it into the product's own terms: clean text, safe HTML, known values. What is unusable in one
 * field is left out with a warning; the row is refused only without a title, with wrong dates or with a negative salary.
 * @param now the present moment, against which dates are judged
 */
export function normaliseAd(ad: ParsedAd, now: Date): NormalisedRow {
  const warnings: AdWarning[] = [];
  const warn = (code: AdWarning['code'], message: string) => warnings.push({ code, message });
  const refuse = (refused: AdRefusal): NormalisedRow => ({ refused, key: ownKey(ad) });

  const title = plainLine(ad.title ?? '', MAX_TITLE);
  if (!/[\p{L}\p{N}]/u.test(title)) {
    return refuse({ code: 'TITLE_MISSING', message: 'The row has no title.' });
  }
  if (title.endsWith('…') && (ad.title ?? '').length > MAX_TITLE) {
    warn('TITLE_CUT', `The title is longer than ${MAX_TITLE} characters and was cut.`);
  }
  const dates = readDates(ad, now);
  if ('refused' in dates) {
    return refuse(dates.refused);
  }
  const country = ad.places[0]?.country ?? ad.places[0]?.countryHint ?? null;
  const salary = readSalary(ad.salary, country);
  if ('refused' in salary) {
    return refuse(salary.refused);
  }
  const description = sanitiseDescription(ad.description ?? '');
  if (description.text === '') {
    warn('DESCRIPTION_MISSING', 'The ad has no text.');
  } else if (description.cut) {
    warn('DESCRIPTION_CUT', `The text is longer than ${MAX_DESCRIPTION} characters and was cut.`);
  }
  const companyName = plainLine(ad.companyName ?? '', MAX_NAME) || null;
  if (companyName === null) {
    warn('EMPLOYER_MISSING', 'The row names no employer.');
  }
  const { locations, remote } = readLocations(ad.places, ad.remote);
  if (locations.length === 0 && remote === null) {
    warn('PLACE_MISSING', 'The row names no place.');
  }
  const employment = readEmploymentTypes(ad.employmentTypes);
  for (const type of employment.unknown) {
    warn('EMPLOYMENT_TYPE_UNKNOWN', `The kind of contract "${plainLine(type, 60)}" is not known.`);
  }
  const address = (text: string | null) => {
    const url = text === null || text.trim() === '' ? null : normaliseUrl(text);
    if (url === null && text?.trim()) {
      warn('URL_NOT_USABLE', `The address "${plainLine(text, 80)}" is no web address.`);
    }
    return url;
  };
  const content = {
    title,
    companyName,
    companyUrl: address(ad.companyUrl),
    locations,
    descriptionHtml: description.html,
    descriptionText: description.text,
    language: /^([a-z]{2,3})(?:[-_]|$)/i.exec(ad.language?.trim() ?? '')?.[1]?.toLowerCase() ?? null,
    employmentTypes: employment.types,
    experience: readExperience(ad.experience),
    salary: salary.salary,
    postedAt: dates.postedAt,
    validThrough: dates.validThrough,
    url: address(ad.url),
    applyUrl: address(ad.applyUrl),
    remote,
    skills: skillWords(ad.skills),
  };
  const key = ownKey(ad) ?? contentKey(ad.source, content);
  return { ad: { key, ...content }, warnings: [...warnings, ...dates.warnings, ...salary.warnings] };
}

function skillWords(skills: readonly string[]): string[] {
  const words = skills
    .slice(0, MAX_SKILLS)
    .flatMap((skill) => skill.split(/[,;\n]/))
    .map((skill) => plainLine(skill, 100))
    .filter((skill) => skill !== '');
  return [...new Set(words)].slice(0, MAX_SKILLS);
}
