import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { textLanguageOf } from '../../domain/language-codes.js';
import { LIMITS } from '../../domain/limits.js';
import { lineOrNull } from '../../domain/lines.js';
import type { LanguageText, ProfileDocument } from '../../domain/profile-document.js';
import { parseProse, proseOrNull } from '../../domain/prose.js';
import { htmlToProse } from '../../domain/prose-html.js';
import { LeftOut, type LeftOutPart, type ReadProfile } from '../../domain/read-profile.js';
import { elementAt, elementsAt, isThere, textAt, type XmlElement } from '../../xml/xml-element.js';
import { readEducation, readExperience } from './read-history.js';
import { readContact, readOnlineProfiles, readPhoto } from './read-identification.js';
import { readLanguages } from './read-languages.js';

/** Headings that are about the person; the others name a job that was applied for. */
const PERSONAL_STATEMENT = 'personal_statement';

const SKILL_TEXTS = ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'] as const;

/** What achievements are called, as far as they have a name of their own among what is left out. */
const ACHIEVEMENTS: Readonly<Record<string, LeftOutPart>> = {
  projects: 'projects',
  publications: 'publications',
  presentations: 'publications',
  conferences: 'conferences',
  seminars: 'conferences',
  honors_awards: 'awards',
  memberships: 'memberships',
  references: 'references',
  courses: 'certificates',
  certifications: 'certificates',
};

/** Reads the Europass XML of 2013 to 2020 (`SkillsPassport`, version 3), which people still keep. */
export function readSkillsPassport(root: XmlElement): ReadProfile {
  const leftOut = new LeftOut();
  const learner = elementAt(root, 'LearnerInfo');
  const identification = elementAt(learner, 'Identification');
  const { headline, summary } = readHeadline(elementAt(learner, 'Headline'));
  const document: ProfileDocument = {
    language: textLanguageOf(root.attributes.locale)?.slice(0, 2) ?? DEFAULT_LANGUAGE,
    contact: readContact(identification, leftOut),
    headline,
    summary,
    languages: leftOut.first(readLanguages(elementAt(learner, 'Skills', 'Linguistic')), LIMITS.languages),
    skills: leftOut.skills(readSkills(learner, leftOut)),
    experience: leftOut.first(listOf(learner, 'WorkExperience').map(readExperience), LIMITS.experience),
    education: leftOut.first(listOf(learner, 'Education').map(readEducation), LIMITS.education),
    onlineProfiles: leftOut.first(readOnlineProfiles(identification, leftOut), LIMITS.onlineProfiles),
    photo: readPhoto(identification, leftOut),
  };
  leftOut.note('driving-licences', isThere(learner, 'Skills', 'Driving'));
  leftOut.note('attachments', isThere(root, 'AttachmentList', 'Attachment'));
  for (const achievement of listOf(learner, 'Achievement')) {
    leftOut.note(ACHIEVEMENTS[textAt(achievement, 'Title', 'Code') ?? ''] ?? 'other', true);
  }
  leftOut.note('other', isThere(root, 'CoverLetter'));
  return { format: 'europass-skills-passport', document, leftOut: leftOut.list() };
}

/** Since version 3.1 entries stand in a list; before it they stood side by side. */
function listOf(learner: XmlElement | undefined, name: string): XmlElement[] {
  return [...elementsAt(learner, `${name}List`, name), ...elementsAt(learner, name)];
}

function readHeadline(heading: XmlElement | undefined): {
  headline: LanguageText | null;
  summary: LanguageText | null;
} {
  const html = textAt(heading, 'Description', 'Label') ?? textAt(heading, 'Description') ?? '';
  const text = (written: string | null): LanguageText | null =>
    written === null ? null : { text: written, language: null };
  const prose = proseOrNull(htmlToProse(html), LIMITS.summary);
  return textAt(heading, 'Type', 'Code') === PERSONAL_STATEMENT
    ? { headline: null, summary: text(prose) }
    : { headline: text(lineOrNull(prose, LIMITS.headline)), summary: null };
}

/** Skills are prose here. What stands in a list of short items is taken as skills, whole paragraphs are not. */
function readSkills(learner: XmlElement | undefined, leftOut: LeftOut): string[] {
  const texts = SKILL_TEXTS.map((name) => htmlToProse(textAt(learner, 'Skills', name, 'Description') ?? ''));
  const blocks = texts.flatMap((text) => parseProse(text));
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const short = items.filter((item) => item.length <= 60);
  leftOut.note('skill-texts', short.length < items.length || blocks.some(({ kind }) => kind === 'paragraph'));
  return short;
}
