import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pdfThatOrders, pdfWithPassword } from '../../../../../test/hostile-input/hostile-pdfs.js';
import { pdfWith } from '../../../../profile-documents/src/testing/pdf-with-attachments.js';
import { guardDocument } from './guard-document.js';
import { guardPages } from './pdf-pages.js';

const CORPUS = join(import.meta.dirname, '../../../../../test/bench/cv-corpus');
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const link = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A ${action} >>]`;
const file = (name: string) => `<< /Type /Filespec /F ${name} /EF << /F 5 0 R >> >>`;
const CONTENT = '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream';

const HOSTILE: [string, () => Buffer | Promise<Buffer>][] = [
  ['a script when it is opened', () => pdfThatOrders({ catalog: `/OpenAction ${script}` })],
  ['a script of its own', () => pdfThatOrders({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` })],
  ['a script when a page is left', () => pdfThatOrders({ page: `/AA << /C ${script} >>` })],
  ['a script after something harmless', () => pdfThatOrders({ page: link(`<< /S /URI /URI (x) /Next ${script} >>`) })],
  [
    'a script whose kind stands elsewhere',
    () => pdfThatOrders({ catalog: '/OpenAction << /S 4 0 R /JS (x) >>', objects: ['/JavaScript'] }),
  ],
  [
    'a script behind escapes, in a packed object',
    () => pdfThatOrders({ packed: true, catalog: '/OpenAction 4 0 R', objects: ['<< /S/#4a#61vaScript/JS<61> >>'] }),
  ],
  [
    'a script in cipher',
    () => pdfWithPassword({ ownerPassword: 'mine' }, { S: 'JavaScript', JS: new String('app.alert(1)') }),
  ],
  ['a program that is started', () => pdfThatOrders({ catalog: '/OpenAction << /S /Launch /F (calc) >>' })],
  ['a form that is sent', () => pdfThatOrders({ page: link('<< /S /SubmitForm /F (http://x.test) >>') })],
  ['data that are fetched', () => pdfThatOrders({ page: link('<< /S/ImportData/F(x.fdf) >>') })],
  [
    'a film with programs',
    () => pdfThatOrders({ page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
  ],
  [
    'a form made of scripts',
    () => pdfThatOrders({ catalog: '/AcroForm << /Fields [] /XFA 4 0 R >>', objects: ['[]'] }),
  ],
  [
    'a program attached to it',
    () =>
      pdfThatOrders({
        catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>',
        objects: [file('(set\\165p.exe)'), CONTENT],
      }),
  ],
  [
    'a program pinned to a page, whose name stands elsewhere',
    () =>
      pdfThatOrders({
        page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 4 0 R >>]',
        objects: [file('6 0 R'), CONTENT, '(setup.exe)'],
      }),
  ],
  [
    'objects packed as no program packs them',
    () =>
      Buffer.from(
        pdfThatOrders({ packed: true }).toString('latin1').replace('/FlateDecode', '/ASCIIHexDecode'),
        'latin1',
      ),
  ],
];

describe('a PDF with programs', () => {
  it.each(HOSTILE.slice(0, -1))('is refused: %s', async (_what, make) => {
    await expect(guardDocument(await make())).rejects.toMatchObject({ code: 'CV_HAS_PROGRAM' });
  });

  it.each(HOSTILE.slice(-1))('is refused where nobody can look: %s', async (_what, make) => {
    await expect(guardDocument(await make())).rejects.toMatchObject({ name: 'Refused' });
  });
});

describe('a PDF in cipher that everybody opens', () => {
  it.each(['<< /S /Launch /F (calc) >>', '[3 0 R /Fit]'])(
    'is refused where its objects are packed, for nobody can look into them: %s',
    async (action) => {
      const pdf = pdfThatOrders({ packed: true, inCipher: true, catalog: '/OpenAction 4 0 R', objects: [action] });
      expect((await guardPages(pdf)).isEncrypted).toBe(true);
      await expect(guardDocument(pdf)).rejects.toMatchObject({ code: 'CV_ENCRYPTED' });
    },
  );
});

describe('a PDF that opens an address by itself', () => {
  const URI = '<< /S /URI /URI (https://ada.example/) >>';
  const ways: [string, Parameters<typeof pdfThatOrders>[0]][] = [
    ['with the document', { catalog: `/OpenAction ${URI}` }],
    ['with the document, elsewhere', { catalog: '/OpenAction 4 0 R', objects: [URI] }],
    ['with a page', { page: `/AA << /O ${URI} >>` }],
    ['with a page, elsewhere', { page: '/AA 4 0 R', objects: ['<< /O 5 0 R >>', URI] }],
    [
      'after something harmless',
      { catalog: '/OpenAction 4 0 R', objects: ['<< /S /GoTo /D [3 0 R /Fit] /Next [5 0 R] >>', URI] },
    ],
  ];

  it.each(ways.flatMap(([what, orders]) => [false, true].map((packed) => ({ what, orders: { ...orders, packed } }))))(
    'is refused: $what, packed: $orders.packed',
    async ({ orders }) => {
      await expect(guardDocument(pdfThatOrders(orders))).rejects.toMatchObject({ code: 'CV_REACHES_OUT' });
    },
  );

  it.each([false, true])('is none where somebody presses a link, packed: %s', async (packed) => {
    const catalog = '/OpenAction [3 0 R /Fit]';
    const pressed = pdfThatOrders({ packed, catalog, page: link('4 0 R'), objects: [URI] });
    expect((await guardDocument(pressed)).type).toBe('pdf');
  });
});

describe('a PDF without', () => {
  it.each<[string, () => Buffer | Promise<Buffer | Uint8Array>]>([
    ['opens at a place', () => pdfThatOrders({ catalog: '/OpenAction [3 0 R /Fit]', packed: true })],
    ['opens in a size', () => pdfThatOrders({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /FitH 9] >>' })],
    ['leads to a site', () => pdfThatOrders({ page: link('<< /S /URI /URI (https://ada.example/JavaScript) >>') })],
    [
      'tells of what one can do',
      () => pdfThatOrders({ catalog: '/Title (Java \\(/S /JavaScript\\) (TypeScript\\)) /S /Launch) % /S /Launch\n' }),
    ],
    ['may not be changed', () => pdfWithPassword({ ownerPassword: 'mine' })],
    ['brings certificates', () => pdfWith({ 'certificate.pdf': '%PDF-1.7', 'grades.xlsx': 'PK' })],
  ])('is taken where it %s', async (_what, make) => {
    expect(await guardDocument(Buffer.from(await make()))).toEqual({ type: 'pdf', carriesXml: false });
  });

  it('is taken with the XML of Europass', async () => {
    const pdf = Buffer.from(await pdfWith({ 'attachment.xml': '<Candidate/>' }));
    expect(await guardDocument(pdf)).toEqual({ type: 'pdf', carriesXml: true });
  });

  it('is each CV of the corpus', async () => {
    const names = (await readdir(CORPUS)).filter((name) => name.endsWith('.pdf'));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      expect([name, (await guardDocument(await readFile(join(CORPUS, name)))).type]).toEqual([name, 'pdf']);
    }
  });
});
