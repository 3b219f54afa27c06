import { eqfLevelOf } from '../../domain/isced-levels.js';
import type { Period, ProfileEducation, ProfileExperience } from '../../domain/profile-document.js';
import { proseToHtml } from '../../domain/prose-html.js';
import { type XmlContent, xml, xmlIfAny } from '../../xml/write-xml.js';

export function writeExperience(entry: ProfileExperience): XmlContent {
  const city = entry.locality ?? '';
  const country = entry.countryCode?.toLowerCase() ?? '';
  const address = xmlIfAny('Address', {}, xmlIfAny('oa:CityName', {}, city), xmlIfAny('CountryCode', {}, country));
  return xml(
    'EmployerHistory',
    {},
    xml('hr:OrganizationName', {}, entry.employer),
    address && xml('OrganizationContact', {}, xml('Communication', {}, address)),
    xml(
      'PositionHistory',
      {},
      xml('PositionTitle', { typeCode: 'FREETEXT' }, entry.position),
      xml(
        'eures:EmploymentPeriod',
        {},
        dateOf('eures:StartDate', entry.period.start),
        dateOf('eures:EndDate', entry.period.end),
        xml('hr:CurrentIndicator', {}, String(entry.period.ongoing)),
      ),
      xmlIfAny('oa:Description', {}, proseToHtml(entry.description ?? '')),
      xmlIfAny('City', {}, city),
      xmlIfAny('Country', {}, country),
      xmlIfAny('babelboard:TextLanguage', {}, entry.language ?? ''),
    ),
  );
}

export function writeEducation(entry: ProfileEducation): XmlContent {
  return xml(
    'EducationOrganizationAttendance',
    {},
    xml('hr:OrganizationName', {}, entry.school),
    writePeriod(entry.period),
    xml(
      'EducationDegree',
      {},
      xml('hr:DegreeName', {}, entry.title),
      xmlIfAny('OccupationalSkillsCovered', {}, proseToHtml(entry.description ?? '')),
    ),
    xmlIfAny('EducationLevelCode', {}, String(eqfLevelOf(entry.iscedLevel) ?? '')),
    xmlIfAny('babelboard:IscedLevel', {}, String(entry.iscedLevel ?? '')),
    xmlIfAny('babelboard:TextLanguage', {}, entry.language ?? ''),
  );
}

function writePeriod({ start, end, ongoing }: Period): XmlContent {
  return xml(
    'AttendancePeriod',
    {},
    dateOf('StartDate', start),
    dateOf('EndDate', end),
    xml('Ongoing', {}, String(ongoing)),
  );
}

function dateOf(name: string, date: string | null): XmlContent {
  return date !== null && xml(name, {}, xml('hr:FormattedDateTime', {}, date));
}
