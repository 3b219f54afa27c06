import { describe, expect, it } from '@jest/globals';
import { docxFile } from '../../../../../test/support/cv-files.js';
import { guardDocument } from './guard-document.js';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

interface Relation {
  kind: string;
  target: string;
}

const list = (relation: string) => `<Relationships xmlns="${PACKAGE}">${relation}</Relationships>`;
const usual = ({ kind, target }: Relation) =>
  `<Relationship Id="r" Type="${OFFICE}/${kind}" Target="${target}" TargetMode="External"/>`;
const inFile = (name: string, content: string | Buffer) => docxFile({ [name]: content });
const inRelations = (content: string | Buffer) => inFile('word/_rels/document.xml.rels', content);
const numbered = (text: string) => `&#${text.charCodeAt(0)};${text.slice(1)}`;
const middle = (text: string, between: string) => `${text.slice(0, 2)}${between}${text.slice(2)}`;

const SPELLINGS: [string, (relation: Relation) => Promise<Buffer>][] = [
  ['as usual', (relation) => inRelations(list(usual(relation)))],
  ['in single quotes', (relation) => inRelations(list(usual(relation).replaceAll('"', "'")))],
  ['with blanks around the signs', (relation) => inRelations(list(usual(relation).replaceAll('=', ' \n= ')))],
  [
    'with its target first',
    ({ kind, target }) =>
      inRelations(list(`<Relationship TargetMode="External" Target="${target}" Type="${OFFICE}/${kind}" Id="r"/>`)),
  ],
  [
    'with letters by their numbers',
    ({ kind, target }) => inRelations(list(usual({ kind: numbered(kind), target: numbered(target) }))),
  ],
  ['behind a blank', ({ kind, target }) => inRelations(list(usual({ kind, target: ` ${target}` })))],
  ['behind a control', ({ kind, target }) => inRelations(list(usual({ kind, target: `&#9;${target}` })))],
  ['with a control in it', ({ kind, target }) => inRelations(list(usual({ kind, target: middle(target, '&#xA;') })))],
  ['in the strict form', (relation) => inRelations(list(usual(relation).replace(OFFICE, STRICT)))],
  [
    'with another prefix',
    (relation) =>
      inRelations(`<x:Relationships xmlns:x="${PACKAGE}">${usual(relation).replace('<', '<x:')}</x:Relationships>`),
  ],
  ['in another encoding', (relation) => inRelations(Buffer.from(`\uFEFF${list(usual(relation))}`, 'utf16le'))],
  ['in another mode', (relation) => inRelations(list(usual(relation).replace('External', 'EXTERNAL ')))],
  ['in a mode that nobody knows', (relation) => inRelations(list(usual(relation).replace('External', 'Elsewhere')))],
  ['of another part', (relation) => inFile('word/_rels/settings.xml.rels', list(usual(relation)))],
  ['of the whole', (relation) => inFile('_rels/.rels', list(usual(relation)))],
  ['in a part in capitals', (relation) => inFile('word/_rels/settings.xml.RELS', list(usual(relation)))],
  ['in a folder in capitals', (relation) => inFile('WORD/_RELS/Settings.Xml.Rels', list(usual(relation)))],
  ['in a part of another name', (relation) => inFile('word/settings.bin', `\n${list(usual(relation))}`)],
];

const OUTSIDE: (Relation & { code: string })[] = [
  { kind: 'attachedTemplate', target: 'http://evil.test/t.dotm', code: 'CV_REACHES_OUT' },
  { kind: 'attachedTemplate', target: 'file:////evil.test/t.dotm', code: 'CV_REACHES_OUT' },
  { kind: 'attachedTemplate', target: '\\\\evil.test\\t.dotm', code: 'CV_REACHES_OUT' },
  { kind: 'oleObject', target: 'mhtml:http://evil.test/x!http://evil.test/x', code: 'CV_HAS_PROGRAM' },
  { kind: 'frame', target: 'https://evil.test/', code: 'CV_HAS_PROGRAM' },
  { kind: 'subDocument', target: 'https://evil.test/a.docx', code: 'CV_HAS_PROGRAM' },
  { kind: 'aFChunk', target: 'https://evil.test/a.html', code: 'CV_HAS_PROGRAM' },
  { kind: 'image', target: 'https://evil.test/a.png', code: 'CV_REACHES_OUT' },
  { kind: 'image', target: '\\\\evil.test\\a.png', code: 'CV_REACHES_OUT' },
  { kind: 'hyperlink', target: 'file:///C:/Windows/System32/calc.exe', code: 'CV_REACHES_OUT' },
  { kind: 'hyperlink', target: '\\\\evil.test\\share', code: 'CV_REACHES_OUT' },
  { kind: 'hyperlink', target: '%5C%5Cevil.test%5Cshare', code: 'CV_REACHES_OUT' },
  { kind: 'hyperlink', target: 'C:/a.exe', code: 'CV_REACHES_OUT' },
  { kind: 'hyperlink', target: 'folder\\a.exe', code: 'CV_REACHES_OUT' },
  { kind: 'hyperlink', target: '/a.exe', code: 'CV_REACHES_OUT' },
  { kind: 'hyperlink', target: '%5C%5Cevil.test%5C%', code: 'CV_REACHES_OUT' },
  { kind: 'hyperlink', target: 'ms-msdt:/id', code: 'CV_REACHES_OUT' },
  { kind: 'ofAnotherKind', target: 'https://evil.test/', code: 'CV_REACHES_OUT' },
];

const HARMLESS: Relation[] = [
  { kind: 'hyperlink', target: 'https://ada.example/cv?a=1#b' },
  { kind: 'hyperlink', target: 'mailto:ada@example.test' },
  { kind: 'hyperlink', target: 'tel:+4930123' },
  { kind: 'hyperlink', target: 'www.ada.example/work' },
  { kind: 'attachedTemplate', target: 'file:///C:\\Users\\ada\\Templates\\CV.dotx' },
];

const spelled = <T>(relations: readonly T[]) =>
  SPELLINGS.flatMap(([spelling, make]) => relations.map((relation) => ({ ...relation, spelling, make })));

describe('a Word document that leads out of itself', () => {
  it.each(spelled(OUTSIDE))('is refused: $kind to $target, $spelling', async ({ kind, target, code, make }) => {
    await expect(guardDocument(await make({ kind, target }))).rejects.toMatchObject({ code });
  });

  it.each(spelled(HARMLESS))('is taken: $kind to $target, $spelling', async ({ kind, target, make }) => {
    expect((await guardDocument(await make({ kind, target }))).type).toBe('docx');
  });
});

describe('a relation within a Word document', () => {
  const within = (kind: string, target: string, parts: Record<string, string> = {}) =>
    docxFile({
      ...parts,
      'word/_rels/document.xml.rels': list(`<Relationship Id="r" Type="${OFFICE}/${kind}" Target="${target}"/>`),
    });
  const header = { 'word/header1.xml': '<x/>' };

  it.each([
    ...['aFChunk', 'attachedTemplate', 'attachedToolbars', 'control', 'activeXControlBinary', 'frame', 'oleObject'],
    ...['package', 'subDocument', 'extensibility', 'vbaProject', 'wordVbaData'],
  ])('is refused as %s', async (kind) => {
    await expect(guardDocument(await within(kind, 'header1.xml', header))).rejects.toThrow('CV_HAS_PROGRAM');
  });

  it('is refused where it leads to no part, and where it leads out of all', async () => {
    await expect(guardDocument(await within('header', 'header2.xml', header))).rejects.toThrow('CV_BROKEN');
    await expect(guardDocument(await within('header', 'http://evil.test/', header))).rejects.toThrow('CV_REACHES_OUT');
  });

  it.each([
    ['a picture', 'word/media/a.svg'],
    ['a font', 'word/fonts/a.odttf'],
  ])('is refused where it takes %s for text, which nobody looks into', async (_what, name) => {
    const file = await within('header', `/${name}`, { [name]: 'Qx' });
    await expect(guardDocument(file)).rejects.toThrow('CV_HAS_PROGRAM');
  });

  it.each(['header1.xml', '/word/header1.xml', '../word/./HEADER1.xml', 'header%31.xml', '#top'])(
    'is taken to %s',
    async (target) => {
      expect((await guardDocument(await within('header', target, header))).type).toBe('docx');
    },
  );

  it('is taken to a picture that is gone, as Word writes it', async () => {
    expect((await guardDocument(await within('image', 'media/NULL'))).type).toBe('docx');
  });
});
