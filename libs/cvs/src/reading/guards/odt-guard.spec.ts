import { describe, expect, it } from '@jest/globals';
import { odtFile, zipFile } from '../../../../../test/support/cv-files.js';
import { guardDocument } from './guard-document.js';

const NAMES = ['office', 'text', 'draw', 'script', 'meta', 'table', 'form', 'style', 'config'];
const OASIS = 'urn:oasis:names:tc:opendocument:xmlns:';
const DECLARED = `${NAMES.map((name) => `xmlns:${name}="${OASIS}${name}:1.0"`).join(' ')} xmlns:xlink="http://www.w3.org/1999/xlink"`;

const part = (inside: string) => `<office:document ${DECLARED}>${inside}</office:document>`;
const linked = (element: string, address: string) => `<${element} xlink:type="simple" xlink:href="${address}"/>`;

const SPELLINGS: [string, (inside: string) => Promise<Buffer>][] = [
  ['in the text', (inside) => odtFile({ 'content.xml': part(inside) })],
  ['in the styles', (inside) => odtFile({ 'styles.xml': part(inside) })],
  ['in the settings', (inside) => odtFile({ 'settings.xml': part(inside) })],
  ['in what is said of it', (inside) => odtFile({ 'meta.xml': part(inside) })],
  ['in an object', (inside) => odtFile({ 'Object 1/content.xml': part(inside) })],
  ['in an object in capitals', (inside) => odtFile({ 'OBJECT 1/CONTENT.XML': part(inside) })],
  ['in a part of another name', (inside) => odtFile({ 'Object 2/content': ` ${part(inside)}` })],
  [
    'in single quotes, with blanks',
    (inside) => odtFile({ 'styles.xml': part(inside).replaceAll('="', " = '").replaceAll('"', "'") }),
  ],
  [
    'with other prefixes',
    (inside) => odtFile({ 'styles.xml': part(inside).replace(/(script|xlink|draw|text|form|table)(?=[:=])/g, 'x$1') }),
  ],
  ['in another encoding', (inside) => odtFile({ 'styles.xml': Buffer.from(`\uFEFF${part(inside)}`, 'utf16le') })],
];

const HOSTILE: [string, string][] = [
  ['<office:scripts><office:script script:language="ooo:Basic"/></office:scripts>', 'CV_HAS_PROGRAM'],
  [linked('script:event-listener', 'vnd.sun.star.script:a.py$b'), 'CV_HAS_PROGRAM'],
  ['<text:execute-macro text:name="a"/>', 'CV_HAS_PROGRAM'],
  ['<office:dde-source office:dde-application="soffice"/>', 'CV_HAS_PROGRAM'],
  ['<text:dde-connection-decl office:name="a"/>', 'CV_HAS_PROGRAM'],
  [linked('draw:object-ole', './Object 1'), 'CV_HAS_PROGRAM'],
  ...['draw:floating-frame', 'draw:plugin', 'draw:applet', 'form:connection-resource', 'text:dde-connection'].map(
    (element): [string, string] => [linked(element, 'a'), 'CV_HAS_PROGRAM'],
  ),
  ['<xforms:submission xmlns:xforms="x"/>', 'CV_HAS_PROGRAM'],
  ['<xforms:instance xmlns:xforms="x" src="https://evil.test/"/>', 'CV_REACHES_OUT'],
  ['<table:table-cell table:formula="of:=1+dde(&quot;a&quot;)"/>', 'CV_HAS_PROGRAM'],
  ['<table:table-cell table:formula="of:=WEBSERVICE( &quot;http://evil.test&quot;)"/>', 'CV_HAS_PROGRAM'],
  ['<text:p xml:base="https://evil.test/"/>', 'CV_REACHES_OUT'],
  [linked('draw:image', 'https://evil.test/a.png'), 'CV_REACHES_OUT'],
  [linked('draw:image', '&#104;ttps://evil.test/a.png'), 'CV_REACHES_OUT'],
  [linked('draw:image', ' \\\\evil.test\\a.png'), 'CV_REACHES_OUT'],
  [linked('draw:image', '../a.png'), 'CV_REACHES_OUT'],
  [linked('draw:object', 'file:///C:/a.ods'), 'CV_REACHES_OUT'],
  [linked('text:section-source', '//evil.test/a.odt'), 'CV_REACHES_OUT'],
  [linked('style:background-image', 'smb:&#x0A;//evil.test/a.png'), 'CV_REACHES_OUT'],
  [linked('meta:template', 'https://evil.test/a.ott'), 'CV_REACHES_OUT'],
  [linked('meta:auto-reload', 'https://evil.test/'), 'CV_REACHES_OUT'],
  ['<form:button form:image-data="https://evil.test/a.png"/>', 'CV_REACHES_OUT'],
  [linked('form:form', 'https://evil.test/'), 'CV_REACHES_OUT'],
  [linked('text:a', 'file:///C:/a.exe'), 'CV_REACHES_OUT'],
  [linked('text:a', 'vnd.sun.star.script:a'), 'CV_REACHES_OUT'],
  [linked('draw:a', '\\\\evil.test\\share'), 'CV_REACHES_OUT'],
];

const HARMLESS = [
  linked('text:a', 'https://ada.example/'),
  linked('text:a', 'mailto:ada@example.test'),
  linked('text:a', '#top'),
  ...['circle', 'polygon', 'rectangle'].map((shape) => linked(`draw:area-${shape}`, 'https://ada.example/')),
  linked('draw:image', 'Pictures/1.png'),
  linked('draw:object', './Object 1'),
  linked('meta:template', '../../Templates/CV.ott'),
  linked('meta:template', 'file:///C:/Users/ada/CV.ott'),
  '<office:scripts/><text:page-number/><text:bookmark text:name="a"/><text:note/><form:form xlink:href=""/>',
  '<text:bookmark text:name="DDE (a)"/>',
  '<table:table-cell table:formula="of:=SUM([.A1:.A2])"/>',
];

const spelled = SPELLINGS.flatMap(([spelling, make]) =>
  HOSTILE.map(([inside, code]) => ({ spelling, make, inside, code })),
);
const harmless = SPELLINGS.flatMap(([spelling, make]) => HARMLESS.map((inside) => ({ spelling, make, inside })));

describe('a document of LibreOffice', () => {
  it.each(spelled)('is refused with $inside $spelling', async ({ make, inside, code }) => {
    await expect(guardDocument(await make(inside))).rejects.toMatchObject({ code });
  });

  it.each(harmless)('is taken with $inside $spelling', async ({ make, inside }) => {
    expect(await guardDocument(await make(inside))).toEqual({ type: 'odt', carriesXml: false });
  });

  it.each<[string, string, () => Promise<Buffer>]>([
    [
      'an object of another program',
      'CV_HAS_PROGRAM',
      () => odtFile({ 'Object 1': Buffer.from('d0cf11e0a1b11ae1', 'hex') }),
    ],
    ['a document', 'CV_TOO_COMPLEX', async () => odtFile({ 'Object 1': await zipFile({ a: 'b' }) })],
    [
      'a password',
      'CV_ENCRYPTED',
      () => odtFile({ 'META-INF/manifest.xml': '<a><m:encryption-data xmlns:m="m"/></a>' }),
    ],
    ['macros in capitals', 'CV_HAS_PROGRAM', () => odtFile({ 'BASIC/Standard/a.xml': '<a/>' })],
  ])('is refused with %s in it', async (_what, code, make) => {
    const file = await make();
    await expect(guardDocument(file)).rejects.toMatchObject({ code });
  });

  it('is taken with what LibreOffice adds', async () => {
    const parts = {
      'Configurations2/accelerator/current.xml': '',
      'Pictures/1.svg': '<!DOCTYPE svg><svg/>',
      'manifest.rdf': '<rdf:RDF xmlns:rdf="r" rdf:about="content.xml"/>',
    };
    expect((await guardDocument(await odtFile(parts))).type).toBe('odt');
  });
});
