import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { docxFile, zipFile } from '../../../../../test/support/cv-files.js';
import { guardDocument } from './guard-document.js';

const CORPUS = join(import.meta.dirname, '../../../../../test/bench/cv-corpus');
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CHART = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
const PROGRAM = Buffer.from(`MZ${'\0'.repeat(60)}`);

const body = (inside: string) => ({
  'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${inside}</w:body></w:document>`,
});
const types = (...more: string[]) => ({
  '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}"/>${more.join('')}</Types>`,
});
const override = (name: string, type: string) => `<Override PartName="${name}" ContentType="${type}"/>`;
const relations = (...list: [string, string][]) =>
  `<Relationships>${list.map(([kind, target]) => `<Relationship Id="r" Type="${OFFICE}/${kind}" Target="${target}"/>`).join('')}</Relationships>`;

/** With a chart, whose numbers stand in this. */
const withWorkbook = (workbook: Buffer, type = WORKBOOK, from = CHART) =>
  docxFile({
    ...types(override('/word/charts/chart1.xml', from), `<Default Extension="xlsx" ContentType="${type}"/>`),
    'word/charts/chart1.xml': '<c:chartSpace xmlns:c="http://c.test"><c:externalData r:id="r"/></c:chartSpace>',
    'word/charts/_rels/chart1.xml.rels': relations(['package', '../embeddings/Table.xlsx']),
    'word/embeddings/Table.xlsx': workbook,
  });
const tables = (parts: Record<string, string | Buffer> = {}) =>
  zipFile({ '[Content_Types].xml': `<Types xmlns="${TYPES}"/>`, 'xl/workbook.xml': '<workbook/>', ...parts });

const HOSTILE: [string, string, () => Promise<Buffer>][] = [
  [
    'a document put into it, by another prefix',
    'CV_HAS_PROGRAM',
    () => docxFile(body(`<a:altChunk xmlns:a="${WORD}"/>`)),
  ],
  [
    'a picture of the old form from elsewhere',
    'CV_REACHES_OUT',
    () => docxFile(body('<v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="\\\\evil.test\\a.png"/>')),
  ],
  [
    'a server where its links begin',
    'CV_REACHES_OUT',
    () => docxFile({ 'docProps/app.xml': '<a><HyperlinkBase>\\\\evil.test\\</HyperlinkBase></a>' }),
  ],
  [
    'a drawing of the old form that leads to a file',
    'CV_REACHES_OUT',
    () => docxFile(body('<v:shape xmlns:v="urn:schemas-microsoft-com:vml" href=" file:///C:/a.exe"/>')),
  ],
  [
    'a part that says it is XML and is none',
    'CV_BROKEN',
    () => docxFile({ ...types(override('/word/a.bin', 'application/x+xml')), 'word/a.bin': 'x' }),
  ],
  ['a part with a document type', 'CV_BROKEN', () => docxFile({ 'word/a.bin': '<!DOCTYPE a><a/>' })],
  ['two parts of one name', 'CV_BROKEN', () => docxFile({ 'word/a.xml': '<a/>', 'word/A.XML': '<a/>' })],
  ['a part in pieces', 'CV_BROKEN', () => docxFile({ 'word/a.bin/[0].piece': 'a', 'word/a.bin/[1].last.piece': 'b' })],
  ['macros in capitals', 'CV_HAS_PROGRAM', () => docxFile({ 'word/VBAPROJECT.BIN': 'x' })],
  ['a document that nobody asks for', 'CV_TOO_COMPLEX', async () => docxFile({ 'word/a.bin': await tables() })],
  ['a table of no chart', 'CV_HAS_PROGRAM', async () => withWorkbook(await tables(), WORKBOOK, 'application/xml')],
  [
    'a table with macros',
    'CV_HAS_PROGRAM',
    async () => withWorkbook(await tables(), 'application/vnd.ms-excel.sheet.macroEnabled.12'),
  ],
  [
    'a table that asks a program',
    'CV_HAS_PROGRAM',
    async () => withWorkbook(await tables({ 'xl/externalLinks/a.xml': '<a><ddeLink ddeService="cmd"/></a>' })),
  ],
  ['a table with a program in it', 'CV_HAS_PROGRAM', async () => withWorkbook(await tables({ 'xl/a.bin': PROGRAM }))],
  ['a part that is called XML and is none', 'CV_BROKEN', () => docxFile({ 'word/a.vml': 'x' })],
  [
    'a text behind a chart',
    'CV_HAS_PROGRAM',
    async () => withWorkbook(await tables(), WORKBOOK.replace('spreadsheetml.sheet', 'wordprocessingml.document')),
  ],
  ['a chart in the table of a chart', 'CV_TOO_COMPLEX', async () => withWorkbook(await withWorkbook(await tables()))],
  ['a table in a table', 'CV_TOO_COMPLEX', async () => withWorkbook(await tables({ 'xl/a.bin': await tables() }))],
  [
    'a document of LibreOffice in it',
    'CV_SEVERAL_FORMATS',
    () => docxFile({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
  ],
];

const ELEMENTS = [
  ...['altChunk', 'control', 'subDoc', 'OLEObject', 'webVideoPr', 'connectString'],
  ...['ddeLink', 'oleLink', 'dbPr', 'webPr'],
];

const HARMFUL_TYPES = [
  'application/vnd.ms-office.vbaProject',
  'application/vnd.ms-word.vbaData+xml',
  'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
  'application/vnd.ms-word.attachedToolbars',
  ' Application/vnd.ms-office.activeX; a=b',
  'application/vnd.openxmlformats-officedocument.oleObject',
  'application/vnd.ms-office.customUI+xml',
  'application/x-msdownload',
  'application/x-dosexec',
  'application/x-msdos-program',
  'application/javascript',
  'application/ecmascript',
  'application/hta',
  'application/x-sh',
  'application/x-msi',
  'application/bat',
  'text/html',
  'text/rtf',
  'text/vbscript',
  'application/xhtml+xml',
  'application/x-mhtml',
  'application/x-mimearchive',
  'multipart/related',
  'message/rfc822',
  'application/rtf',
  ' Application/MSWord; a=b',
];

/** As Word writes it, with all that a CV may have. */
const ORDINARY = {
  ...types(
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="png" ContentType="image/png"/><Default Extension="svg" ContentType="image/svg+xml"/>',
    '<Default Extension="odttf" ContentType="application/vnd.openxmlformats-officedocument.obfuscatedFont"/>',
    '<Default Extension="sigs" ContentType="application/vnd.openxmlformats-package.digital-signature-origin"/>',
    override('/word/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'),
  ),
  '_rels/.rels': relations(['officeDocument', 'word/document.xml'], ['origin', '_xmlsignatures/origin.sigs']),
  'word/_rels/document.xml.rels': relations(
    ['theme', 'theme/theme1.xml'],
    ['image', 'media/image1.png'],
    ['image', 'media/image2.svg'],
    ['customXml', '../customXml/item1.xml'],
    ['header', 'header1.xml'],
    ['footnotes', 'footnotes.xml'],
    ['comments', 'comments.xml'],
  ),
  'word/_rels/fontTable.xml.rels': relations(['font', 'fonts/font1.odttf']),
  'word/fontTable.xml': '<w:fonts/>',
  'word/fonts/font1.odttf': '<not XML, but bytes in cipher',
  'word/theme/theme1.xml': '<a:theme xmlns:a="http://a.test"/>',
  'word/media/image1.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'word/media/image2.svg': '<!DOCTYPE svg><svg/>',
  'word/header1.xml': '<w:hdr/>',
  'word/footnotes.xml': '<w:footnotes/>',
  'word/comments.xml': '<w:comments/>',
  'word/empty.xml': '',
  'docProps/app.xml': '<a><HyperlinkBase>https://ada.example/</HyperlinkBase></a>',
  'customXml/item1.xml': '<b:Sources xmlns:b="http://b.test"/>',
  '_xmlsignatures/origin.sigs': '',
  '_xmlsignatures/sig1.xml': '<Signature><Object/></Signature>',
  ...body(
    '<w:p><w:bookmarkStart w:name="a"/><w:r><w:drawing><a:blip xmlns:a="a" r:embed="r"/></w:drawing></w:r></w:p>',
  ),
};

describe('a Word document', () => {
  it.each(HOSTILE)('is refused with %s', async (_what, code, make) => {
    const file = await make();
    await expect(guardDocument(file)).rejects.toMatchObject({ code });
  });

  it.each(ELEMENTS)('is refused with an element %s', async (element) => {
    await expect(guardDocument(await docxFile(body(`<w:${element}/>`)))).rejects.toThrow('CV_HAS_PROGRAM');
  });

  it.each(HARMFUL_TYPES)('is refused with a part of the type %s, by its name or its ending', async (type) => {
    const byName = await docxFile({ ...types(override('/WORD/A.bin', type)), 'word/a.bin': '<x/>' });
    const byEnding = await docxFile({
      ...types(`<Default Extension="BIN" ContentType='${type}'/>`),
      'word/a.bin': '<x/>',
    });
    await expect(guardDocument(byName)).rejects.toThrow('CV_HAS_PROGRAM');
    await expect(guardDocument(byEnding)).rejects.toThrow('CV_HAS_PROGRAM');
  });

  it.each(['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'd0cf11e0a1b11ae1'])(
    'is refused with a picture that begins with %s, as programs and objects do',
    async (beginning) => {
      const file = await docxFile({ 'word/media/image1.png': Buffer.from(beginning.padEnd(64, '0'), 'hex') });
      await expect(guardDocument(file)).rejects.toThrow('CV_HAS_PROGRAM');
    },
  );

  it('is taken with all that an ordinary one has', async () => {
    expect(await guardDocument(await docxFile(ORDINARY))).toEqual({ type: 'docx', carriesXml: false });
  });

  it('is taken with a chart and the table of its numbers', async () => {
    expect((await guardDocument(await withWorkbook(await tables()))).type).toBe('docx');
  });

  it('is each CV of the corpus, and so are the others', async () => {
    const names = (await readdir(CORPUS)).filter((name) => /\.(docx|odt|rtf)$/.test(name));
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) {
      const { type } = await guardDocument(await readFile(join(CORPUS, name)));
      expect(name.endsWith(type)).toBe(true);
    }
  });
});
