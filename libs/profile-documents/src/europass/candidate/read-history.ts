import { countryCodeOf } from '../../domain/country-codes.js';
import { iscedLevel, iscedLevelOfEqf } from '../../domain/isced-levels.js';
import { textLanguageOf } from '../../domain/language-codes.js';
import { LIMITS } from '../../domain/limits.js';
import { lineOrNull } from '../../domain/lines.js';
import { partialDate, periodOf } from '../../domain/partial-date.js';
import type { Period, ProfileEducation, ProfileExperience } from '../../domain/profile-document.js';
import { proseOrNull } from '../../domain/prose.js';
import { htmlToProse } from '../../domain/prose-html.js';
import { elementAt, elementsAt, textAt, type XmlElement } from '../../xml/xml-element.js';

/** One entry for each position at an employer. */
export function readExperience(employer: XmlElement): ProfileExperience[] {
  const address = elementAt(employer, 'OrganizationContact', 'Communication', 'Address');
  return elementsAt(employer, 'PositionHistory').map((position) => ({
    position: lineOrNull(textAt(position, 'PositionTitle'), LIMITS.position) ?? '',
    employer: lineOrNull(textAt(employer, 'OrganizationName'), LIMITS.position) ?? '',
    period: readPeriod(elementAt(position, 'EmploymentPeriod'), 'CurrentIndicator'),
    description: proseOrNull(htmlToProse(textAt(position, 'Description') ?? ''), LIMITS.prose),
    locality: lineOrNull(textAt(position, 'City') ?? textAt(address, 'CityName'), LIMITS.name),
    countryCode: countryCodeOf(textAt(position, 'Country') ?? textAt(address, 'CountryCode')),
    language: textLanguageOf(textAt(position, 'TextLanguage')),
  }));
}

export function readEducation(attendance: XmlElement): ProfileEducation {
  const degree = elementAt(attendance, 'EducationDegree');
  const eqf = textAt(attendance, 'EducationLevelCode') ?? textAt(degree, 'EducationLevelCode');
  return {
    title: lineOrNull(textAt(degree, 'DegreeName'), LIMITS.line) ?? '',
    school: lineOrNull(textAt(attendance, 'OrganizationName'), LIMITS.line) ?? '',
    period: readPeriod(elementAt(attendance, 'AttendancePeriod'), 'Ongoing'),
    description: proseOrNull(htmlToProse(textAt(degree, 'OccupationalSkillsCovered') ?? ''), LIMITS.prose),
    iscedLevel: iscedLevel(textAt(attendance, 'IscedLevel')) ?? iscedLevelOfEqf(eqf),
    language: textLanguageOf(textAt(attendance, 'TextLanguage')),
  };
}

/** @param flag the element that says whether it goes on */
function readPeriod(period: XmlElement | undefined, flag: string): Period {
  const says = textAt(period, flag);
  return periodOf({
    start: partialDate(textAt(period, 'StartDate', 'FormattedDateTime')),
    end: partialDate(textAt(period, 'EndDate', 'FormattedDateTime')),
    ongoing: says === null ? null : says === 'true',
  });
}
