import { countryCodeOf } from '../../domain/country-codes.js';
import { iscedLevelOfEqf } from '../../domain/isced-levels.js';
import { LIMITS } from '../../domain/limits.js';
import { lineOrNull } from '../../domain/lines.js';
import { partialDate, periodOf } from '../../domain/partial-date.js';
import type { Period, ProfileEducation, ProfileExperience } from '../../domain/profile-document.js';
import { proseOrNull } from '../../domain/prose.js';
import { htmlToProse } from '../../domain/prose-html.js';
import { elementAt, textAt, type XmlElement } from '../../xml/xml-element.js';

export function readExperience(entry: XmlElement): ProfileExperience {
  const address = elementAt(entry, 'Employer', 'ContactInfo', 'Address', 'Contact');
  return {
    position: labelAt(entry, 'Position') ?? '',
    employer: lineOrNull(textAt(entry, 'Employer', 'Name'), LIMITS.position) ?? '',
    period: readPeriod(elementAt(entry, 'Period')),
    description: proseOrNull(htmlToProse(textAt(entry, 'Activities') ?? ''), LIMITS.prose),
    locality: lineOrNull(textAt(address, 'Municipality'), LIMITS.name),
    countryCode: countryCodeOf(textAt(address, 'Country', 'Code')),
    language: null,
  };
}

export function readEducation(entry: XmlElement): ProfileEducation {
  return {
    title: lineOrNull(textAt(entry, 'Title'), LIMITS.line) ?? '',
    school: lineOrNull(textAt(entry, 'Organisation', 'Name'), LIMITS.line) ?? '',
    period: readPeriod(elementAt(entry, 'Period')),
    description: proseOrNull(htmlToProse(textAt(entry, 'Activities') ?? ''), LIMITS.prose),
    iscedLevel: iscedLevelOfEqf(textAt(entry, 'Level', 'Code')) ?? iscedLevelOfEqf(textAt(entry, 'Level', 'Label')),
    language: null,
  };
}

/** A date in attributes: `year="2012" month="--09" day="---24"`; to the precision that is in the calendar. */
export function readDate(element: XmlElement | undefined): string | null {
  const digits = (name: string) => /\d+/.exec(element?.attributes[name] ?? '')?.[0];
  const year = digits('year');
  const month = digits('month')?.padStart(2, '0');
  const day = digits('day')?.padStart(2, '0');
  const forms = [`${year}-${month}-${day}`, `${year}-${month}`, `${year}`];
  return forms.map(partialDate).find((date) => date !== null) ?? null;
}

function readPeriod(period: XmlElement | undefined): Period {
  const current = textAt(period, 'Current');
  return periodOf({
    start: readDate(elementAt(period, 'From')),
    end: current === 'true' ? null : readDate(elementAt(period, 'To')),
    ongoing: current === null ? null : current === 'true',
  });
}

function labelAt(entry: XmlElement, name: string): string | null {
  return lineOrNull(textAt(entry, name, 'Label') ?? textAt(entry, name), LIMITS.position);
}
