import { uiLanguageOf } from '@babelboard/texts';
import { normaliseProfile } from '../domain/normalise-profile.js';
import type { ProfileDocument } from '../domain/profile-document.js';
import { type ShownParts, shownProfile } from '../domain/shown-profile.js';
import { writeEuropassXml } from '../europass/candidate/write-candidate.js';
import { consentClause } from './consent-clauses.js';
import { babelboardLayout } from './layouts/babelboard-layout.js';
import { Composer } from './layouts/composer.js';
import { europassLayout } from './layouts/europass-layout.js';
import { fullName, type LayoutParts, PHOTO } from './layouts/layout.js';
import { BODY, COLORS, MARGINS } from './layouts/look.js';
import { ProfileWords } from './layouts/profile-words.js';
import type { PdfContent } from './print/pdf-content.js';
import { printPages } from './print/print-pages.js';
import { StructureNode } from './print/structure-node.js';
import { fontCoverage } from './text/font-coverage.js';

type PdfLayout = keyof typeof LAYOUTS;

export interface PdfOptions extends ShownParts {
  layout: PdfLayout;
  /** Where it is sent: ISO 3166-1 alpha-2. Some countries are used to a sentence of consent. */
  targetCountry?: string | null;
  madeAt: Date;
}

const LAYOUTS = { babelboard: babelboardLayout, europass: europassLayout } as const;

/**
 * A profile as PDF, in the language of the document: A4, tagged, with bookmarks. In Europass's order it carries its own Europass XML, so that
 * it can be read back.
 */
export async function writeProfilePdf(document: ProfileDocument, options: PdfOptions): Promise<Buffer> {
  const profile = shownProfile(normaliseProfile(document), options);
  const words = new ProfileWords(uiLanguageOf(document.language));
  const coverage = await fontCoverage(JSON.stringify({ ...profile, photo: null }));
  const compose = new Composer(coverage);
  const structure = new StructureNode('Document');
  const parts: LayoutParts = { profile, words, compose, structure };
  const content = [...LAYOUTS[options.layout](parts), ...consent(parts, options.targetCountry ?? null)];
  const name = fullName(profile);
  const title = words.say('document.title', { name: { own: name } });
  return printPages({
    content: [...content, ...note(parts)],
    structure,
    footer: (page, pages) => footer(parts, page, pages),
    margins: MARGINS,
    defaultStyle: BODY,
    title,
    author: name,
    language: words.language,
    madeAt: options.madeAt,
    fonts: coverage.map(({ family }) => family),
    images: profile.photo ? { [PHOTO]: profile.photo.bytes } : {},
    attachment: options.layout === 'europass' ? attachment(profile, words) : null,
  });
}

function consent({ compose, structure, words }: LayoutParts, targetCountry: string | null): PdfContent[] {
  const clause = consentClause(targetCountry, words.language);
  const small = { fontSize: 7.5, color: COLORS.soft, margin: [0, 18, 0, 0] as [number, number, number, number] };
  return clause === null
    ? []
    : [{ stack: [compose.text({ parent: structure, type: 'P' }, clause, small)], unbreakable: true }];
}

/** Letters that could not be set are said. */
function note({ compose, structure, words }: LayoutParts): PdfContent[] {
  const small = { fontSize: 7.5, color: COLORS.soft, margin: [0, 12, 0, 0] as [number, number, number, number] };
  return compose.isIncomplete
    ? [compose.text({ parent: structure, type: 'Note' }, words.say('note.characters'), small)]
    : [];
}

function footer({ compose, profile, words }: LayoutParts, page: number, pages: number): PdfContent {
  const said = words.say('document.page', { name: { own: fullName(profile) }, page, pages });
  return compose.decoration(said, {
    fontSize: 7.5,
    color: COLORS.soft,
    alignment: 'center',
    margin: [MARGINS.left, 20, MARGINS.right, 0],
  });
}

function attachment(profile: ProfileDocument, words: ProfileWords) {
  return {
    name: 'attachment.xml',
    type: 'text/xml',
    description: words.say('document.attachment'),
    content: writeEuropassXml(profile, words.say('section.skills')),
  };
}
