import { describe, expect, it } from '@jest/globals';
import { readDocument } from './read-document.js';
import { docxLine, docxOf, odtOf, zipOf } from './testing/made-documents.js';
import type { DocumentType } from './text-document.js';

const texts = async (bytes: Uint8Array, type: DocumentType) =>
  (await readDocument(bytes, type)).lines.map(({ text }) => text);
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('of a DOCX', () => {
  it('paragraphs, tabs and breaks are read, and what is deleted or only a stand-in is not', async () => {
    const body = `<w:p><w:r><w:t>2019</w:t><w:tab/><w:t>Cook</w:t><w:br/><w:t>Berlin</w:t></w:r><w:del><w:r><w:delText>Waiter</w:delText></w:r></w:del></w:p>
      <w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${docxLine('In a box')}</w:txbxContent></mc:Choice>
      <mc:Fallback><w:txbxContent>${docxLine('In a box')}</w:txbxContent></mc:Fallback></mc:AlternateContent><w:t>Around</w:t></w:r></w:p>`;
    expect(await texts(await docxOf(body), 'docx')).toEqual(['2019\tCook', 'Berlin', 'In a box', 'Around']);
  });

  it('a table is read row by row, a page that is set as one column by column', async () => {
    const cell = (...lines: string[]) => `<w:tc>${lines.map((line) => docxLine(line)).join('')}</w:tc>`;
    const dated = `<w:tbl><w:tr>${cell('2019 –', 'today')}${cell('Cook', 'Restaurant')}</w:tr></w:tbl>`;
    expect(await texts(await docxOf(dated), 'docx')).toEqual(['2019 – today\tCook', 'Restaurant']);
    const column = (name: string) => cell(...Array.from({ length: 6 }, (_, at) => `${name}${at}`));
    const { lines } = await readDocument(
      await docxOf(`<w:tbl><w:tr>${column('a')}${column('b')}</w:tr></w:tbl>`),
      'docx',
    );
    expect(lines.map(({ text }) => text).join(' ')).toBe('a0 a1 a2 a3 a4 a5 b0 b1 b2 b3 b4 b5');
    expect(new Set(lines.map(({ area }) => area)).size).toBe(2);
  });

  it('styles say what is a heading, bold and how large', async () => {
    const styles = `<w:styles><w:style w:styleId="a"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
      <w:style w:styleId="b"><w:name w:val="Mine"/><w:basedOn w:val="a"/></w:style></w:styles>`;
    const body = docxLine('Work', '<w:pPr><w:pStyle w:val="b"/></w:pPr>') + docxLine('plain');
    const { lines } = await readDocument(await docxOf(body, { 'word/styles.xml': styles }), 'docx');
    expect(lines).toMatchObject([
      { text: 'Work', heading: true, bold: true, size: 16 },
      { text: 'plain', heading: false, bold: false, size: 11 },
    ]);
    expect(lines[1]?.y).toBeGreaterThan(lines[0]?.y ?? 0);
  });

  it('headers come first, and links say where they lead', async () => {
    const parts = {
      'word/header1.xml': `<w:hdr>${docxLine('Jana')}</w:hdr>`,
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="a" Type="x/hyperlink" Target="https://jana.example"/></Relationships>',
    };
    const linked = '<w:p><w:hyperlink r:id="a"><w:r><w:t>Work</w:t></w:r></w:hyperlink></w:p>';
    const document = await readDocument(await docxOf(linked, parts), 'docx');
    expect(document.text).toBe('Jana\nWork');
    expect(document.lines[1]?.links).toEqual(['https://jana.example']);
  });
});

describe('of an ODT', () => {
  it('headings, spans, lists, blanks and tables are read, and comments are not', async () => {
    const styles =
      '<style:style style:name="T1"><style:text-properties fo:font-weight="bold" fo:font-size="14pt"/></style:style>';
    const text = `<text:h>Work</text:h><text:p><text:span text:style-name="T1">Cook<text:s text:c="2"/>and more</text:span>
      <office:annotation><text:p>Really?</text:p></office:annotation></text:p>
      <text:list><text:list-item><text:p>Menus</text:p></text:list-item></text:list>
      <table:table><table:table-row><table:table-cell><text:p>2019</text:p></table:table-cell>
      <table:table-cell><text:p>Cook<text:tab/>Berlin</text:p></table:table-cell></table:table-row></table:table>`;
    const { lines } = await readDocument(await odtOf(text, styles), 'odt');
    expect(lines).toMatchObject([
      { text: 'Work', heading: true },
      { text: 'Cook and more', bold: true, size: 14 },
      { text: '• Menus', bold: false },
      { text: '2019\tCook\tBerlin' },
    ]);
  });

  it('that is encrypted, it says so', async () => {
    const manifest =
      '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
    const bytes = await zipOf({ 'content.xml': 'no xml', 'META-INF/manifest.xml': manifest });
    await expect(readDocument(bytes, 'odt')).rejects.toMatchObject({ reason: 'encrypted' });
  });
});

describe('of an RTF', () => {
  it('letters by number, by byte and by name are read once, hidden groups never', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1250\deff0{\fonttbl{\f0 Arial;}{\f1\fcharset204 Arial;}}{\info{\author Nobody}}{\*\generator Word;}
{\b\fs32 Wroc\'b3aw}\par\uc1 \u321 ?\'f3d\'9f \emdash  plain{\v hidden}\par{\f1 \'cc\'ee\'f1\'ea\'e2\'e0}\par}`;
    const { lines } = await readDocument(bytesOf(rtf), 'rtf');
    expect(lines).toMatchObject([
      { text: 'Wrocław', bold: true, size: 16 },
      { text: 'Łódź — plain', bold: false },
      { text: 'Москва' },
    ]);
  });

  it('tables are read row by row, links and headings are found', async () => {
    const rtf = String.raw`{\rtf1{\stylesheet{\s1 heading 1;}}\pard\s1 Work\par\pard\trowd\intbl 2019\cell Cook\par Berlin\cell\row\pard
{\field{\*\fldinst{HYPERLINK "https://jana.example"}}{\fldrslt Page}}\par}`;
    const document = await readDocument(bytesOf(rtf), 'rtf');
    expect(document.text).toBe('Work\n2019\tCook\nBerlin\nPage');
    expect(document.lines[0]?.heading).toBe(true);
    expect(document.lines.at(-1)?.links).toEqual(['https://jana.example']);
  });
});

describe('of plain text', () => {
  it.each([
    [
      'windows-1250',
      'Zażółć gęślą jaźń w Łodzi',
      [
        0x5a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6, 0x20, 0x67, 0xea, 0x9c, 0x6c, 0xb9, 0x20, 0x6a, 0x61, 0x9f, 0xf1, 0x20,
        0x77, 0x20, 0xa3, 0x6f, 0x64, 0x7a, 0x69,
      ],
    ],
    [
      'windows-1252',
      'Müßig in Orléans',
      [0x4d, 0xfc, 0xdf, 0x69, 0x67, 0x20, 0x69, 0x6e, 0x20, 0x4f, 0x72, 0x6c, 0xe9, 0x61, 0x6e, 0x73],
    ],
    ['windows-1251', 'София', [0xd1, 0xee, 0xf4, 0xe8, 0xff]],
    ['windows-1253', 'Αθήνα', [0xc1, 0xe8, 0xde, 0xed, 0xe1]],
    ['UTF-16', 'Jana', [0xff, 0xfe, 0x4a, 0, 0x61, 0, 0x6e, 0, 0x61, 0]],
  ])('%s is known by its letters', async (_encoding, text, bytes) => {
    expect(await texts(Uint8Array.from(bytes), 'txt')).toEqual([text]);
  });

  it('wide gaps are tabs, and a line without end is cut', async () => {
    expect(await texts(bytesOf('2019     Cook\r\n\r\n  Berlin\u0000'), 'txt')).toEqual(['2019\tCook', 'Berlin']);
    const { lines } = await readDocument(bytesOf('word '.repeat(400_000)), 'txt');
    expect(lines.length).toBeGreaterThan(900);
  });
});

describe('what cannot be read is refused', () => {
  it.each<[string, DocumentType, () => Promise<Uint8Array> | Uint8Array, string]>([
    [
      'a document type in a DOCX',
      'docx',
      () => zipOf({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      'doctype',
    ],
    [
      'a document type in an ODT',
      'odt',
      () => zipOf({ 'content.xml': '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>' }),
      'doctype',
    ],
    ['a zip that is none', 'docx', () => bytesOf('PK\u0003\u0004 and no more'), 'broken'],
    ['a DOCX without a document', 'docx', () => zipOf({ 'a.txt': '' }), 'broken'],
    ['an encrypted DOCX', 'docx', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'encrypted'],
    ['endless depth', 'docx', () => zipOf({ 'word/document.xml': '<a>'.repeat(2_000) }), 'broken'],
    ['a bomb', 'docx', () => zipOf({ 'word/document.xml': ' '.repeat(31_000_000) }), 'too-large'],
    ['an RTF that is none', 'rtf', () => bytesOf('Hello'), 'broken'],
    ['a PDF that is cut off', 'pdf', () => bytesOf('%PDF-1.7\n1 0 obj'), 'broken'],
  ])('%s', async (_what, type, bytes, reason) => {
    await expect(readDocument(await bytes(), type)).rejects.toMatchObject({ name: 'UnreadableDocument', reason });
  });
});
