import { isMotherTongue, normaliseProfile } from '../../domain/normalise-profile.js';
import { photoToDataAddress } from '../../domain/photo-bytes.js';
import type { LanguageText, ProfileDocument, ProfilePhoto } from '../../domain/profile-document.js';
import { escapeHtml, proseToHtml } from '../../domain/prose-html.js';
import { type XmlContent, xml, xmlDocument, xmlIfAny } from '../../xml/write-xml.js';
import { CANDIDATE_NAMESPACES, SECTIONS } from './names.js';
import { writeEducation, writeExperience } from './write-history.js';
import { writeLanguage } from './write-languages.js';
import { writePerson, writeSupplier } from './write-person.js';

/**
 * A profile as Europass XML, in the form that the editor of europass.europa.eu takes.
 * @param skillsTitle what its group of skills is called
 */
export function writeEuropassXml(profile: ProfileDocument, skillsTitle: string): string {
  const document = normaliseProfile(profile);
  return xmlDocument(
    xml(
      'Candidate',
      CANDIDATE_NAMESPACES,
      xml('hr:DocumentID', scheme('DocumentIdentifier', '4.0')),
      writeSupplier(document.contact),
      writePerson(document),
      xml(
        'CandidateProfile',
        { languageCode: document.language.slice(0, 2) },
        xml('hr:ID', scheme('CandidateProfileID', '1.0')),
        writeSummary(document),
        xmlIfAny('EmploymentHistory', {}, document.experience.map(writeExperience)),
        xmlIfAny('EducationHistory', {}, document.education.map(writeEducation)),
        xmlIfAny(
          'PersonQualifications',
          {},
          document.languages
            .filter((language) => !isMotherTongue(language))
            .map((language) => writeLanguage(language, document.language)),
        ),
        writePhoto(document.photo),
        writeSkills(document.skills, skillsTitle),
        ownText('Headline', document.headline),
        ownText('SummaryLanguage', document.summary && { text: document.summary.language ?? '', language: null }),
      ),
      xml('RenderingInformation', {}, xml('Design', {}, xml('SectionsOrder', {}, sectionsOf(document)))),
    ),
  );
}

/** The first paragraph of a summary that carries the headline, for which Europass has no place of its own. */
export function headlineHtml(headline: string): string {
  return `<p><strong>${escapeHtml(headline)}</strong></p>`;
}

function writeSummary({ headline, summary }: ProfileDocument): XmlContent {
  const html = (headline ? headlineHtml(headline.text) : '') + proseToHtml(summary?.text ?? '');
  return xmlIfAny('hr:ExecutiveSummary', {}, html);
}

function ownText(name: string, text: LanguageText | null): XmlContent {
  return xmlIfAny(`babelboard:${name}`, text?.language ? { languageID: text.language } : {}, text?.text ?? '');
}

function writePhoto(photo: ProfilePhoto | null): XmlContent {
  return (
    photo !== null &&
    xml(
      'eures:Attachment',
      {},
      // The editor expects a `data:` address, as base64 once more.
      xml('oa:EmbeddedData', {}, Buffer.from(photoToDataAddress(photo)).toString('base64')),
      xml('oa:FileType', {}, 'photo'),
      xml('hr:Instructions', {}, 'ProfilePicture'),
    )
  );
}

function writeSkills(skills: readonly string[], title: string): XmlContent {
  const competencies = skills.map((skill) =>
    xml('PersonCompetency', {}, xml('hr:TaxonomyID', {}, 'Digital_Skill'), xml('hr:CompetencyName', {}, skill)),
  );
  return skills.length > 0 && xml('Skills', {}, xml('SkillsGroup', {}, xml('Title', {}, title), competencies));
}

function sectionsOf(document: ProfileDocument): XmlContent[] {
  const listed = Object.entries(SECTIONS).filter(([part]) => document[part as keyof typeof SECTIONS].length > 0);
  return listed.map(([, title]) => xml('Section', {}, xml('Title', {}, title)));
}

function scheme(name: string, version: string): Record<string, string> {
  return { schemeID: 'profile', schemeName: name, schemeAgencyName: 'EUROPASS', schemeVersionID: version };
}
