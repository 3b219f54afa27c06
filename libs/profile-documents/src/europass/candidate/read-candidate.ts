import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { textLanguageOf } from '../../domain/language-codes.js';
import { LIMITS } from '../../domain/limits.js';
import { lineOrNull } from '../../domain/lines.js';
import { photoOfBase64 } from '../../domain/photo-bytes.js';
import type { LanguageText, ProfileDocument, ProfilePhoto } from '../../domain/profile-document.js';
import { proseOrNull } from '../../domain/prose.js';
import { htmlToProse } from '../../domain/prose-html.js';
import { LeftOut, type LeftOutPart, type ReadProfile } from '../../domain/read-profile.js';
import { elementAt, elementsAt, isThere, textAt, type XmlElement } from '../../xml/xml-element.js';
import { readEducation, readExperience } from './read-history.js';
import { readLanguages } from './read-languages.js';
import { readContact, readOnlineProfiles } from './read-person.js';
import { headlineHtml } from './write-candidate.js';

/** Parts of a profile by Europass that ours has no place for. */
const NO_PLACE: readonly (readonly [LeftOutPart, string])[] = [
  ['driving-licences', 'Licenses'],
  ['certificates', 'Certifications'],
  ['certificates', 'CourseCertifications'],
  ['publications', 'PublicationHistory'],
  ['references', 'EmploymentReferences'],
  ['interests', 'HobbiesAndInterests'],
  ['projects', 'Projects'],
  ['projects', 'CreativeWorks'],
  ['memberships', 'NetworksAndMemberships'],
  ['memberships', 'SocialAndPoliticalActivities'],
  ['memberships', 'OrganizationAffiliations'],
  ['conferences', 'ConferencesAndSeminars'],
  ['volunteering', 'VoluntaryWorks'],
  ['skill-texts', 'CommunicationAndInterpersonalSkills'],
  ['skill-texts', 'ManagementAndLeadershipSkills'],
  ['skill-texts', 'OrganisationalSkills'],
  ['skill-texts', 'DigitalSkills'],
  ['awards', 'HonorsAndAwards'],
  ['other', 'Others'],
];

/** Reads the document that europass.europa.eu exports since 2020. */
export function readCandidate(root: XmlElement): ReadProfile {
  const leftOut = new LeftOut();
  const person = elementAt(root, 'CandidatePerson');
  const profile = elementAt(root, 'CandidateProfile');
  const headline = readHeadline(profile);
  const document: ProfileDocument = {
    language: textLanguageOf(profile?.attributes.languageCode)?.slice(0, 2) ?? DEFAULT_LANGUAGE,
    contact: readContact(person, leftOut),
    headline,
    summary: readSummary(profile, headline),
    languages: leftOut.first(readLanguages(person, profile), LIMITS.languages),
    skills: leftOut.skills(readSkills(profile)),
    experience: leftOut.first(
      elementsAt(profile, 'EmploymentHistory', 'EmployerHistory').flatMap(readExperience),
      LIMITS.experience,
    ),
    education: leftOut.first(
      elementsAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').map(readEducation),
      LIMITS.education,
    ),
    onlineProfiles: leftOut.first(readOnlineProfiles(person, leftOut), LIMITS.onlineProfiles),
    photo: readPhoto(profile, leftOut),
  };
  for (const [part, name] of NO_PLACE) {
    leftOut.note(part, isThere(profile, name));
  }
  return { format: 'europass-candidate', document, leftOut: leftOut.list() };
}

function readHeadline(profile: XmlElement | undefined): LanguageText | null {
  const element = elementAt(profile, 'Headline');
  const text = lineOrNull(element?.text, LIMITS.headline);
  return text === null ? null : { text, language: textLanguageOf(element?.attributes.languageID) };
}

function readSummary(profile: XmlElement | undefined, headline: LanguageText | null): LanguageText | null {
  const html = textAt(profile, 'ExecutiveSummary') ?? '';
  const before = headline === null ? '' : headlineHtml(headline.text);
  const text = proseOrNull(htmlToProse(html.startsWith(before) ? html.slice(before.length) : html), LIMITS.summary);
  return text === null ? null : { text, language: textLanguageOf(textAt(profile, 'SummaryLanguage')) };
}

function readSkills(profile: XmlElement | undefined): (string | null)[] {
  const loose = elementsAt(profile, 'Skills', 'PersonCompetency');
  const grouped = elementsAt(profile, 'Skills', 'SkillsGroup', 'PersonCompetency');
  return [...loose, ...grouped].map((competency) => textAt(competency, 'CompetencyName'));
}

function readPhoto(profile: XmlElement | undefined, leftOut: LeftOut): ProfilePhoto | null {
  const attachments = elementsAt(profile, 'Attachment');
  const pictures = attachments.filter((one) => textAt(one, 'Instructions') === 'ProfilePicture');
  const photo = photoOfBase64(textAt(pictures[0], 'EmbeddedData'));
  leftOut.note('attachments', attachments.length > pictures.length);
  leftOut.note('photo', pictures.length > 0 && photo === null);
  return photo;
}
