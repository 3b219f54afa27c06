import { describe, expect, it } from '@jest/globals';
import { pdfThatOrders, pdfWithPassword } from '../../../../../test/hostile-input/hostile-pdfs.js';
import { guardDocument } from './guard-document.js';

const onPage = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A ${action} >>]`;
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const written = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;
const octal = (text: string) =>
  `(${[...text].map((letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')})`;
const wide = (text: string) => `<feff${[...text].map((letter) => `00${hex(letter)}`).join('')}>`;
/** The dictionary of an action, in which the address stands as it is written. */
type Action = (address: string) => string;

const SPELLINGS: [string, (action: Action, address: string) => Buffer][] = [
  ['as usual', (action, address) => pdfThatOrders({ page: onPage(action(written(address))) })],
  ['when it is opened', (action, address) => pdfThatOrders({ catalog: `/OpenAction ${action(written(address))}` })],
  [
    'after another action',
    (action, address) =>
      pdfThatOrders({ page: onPage(`<< /S /GoTo /D [3 0 R /Fit] /Next ${action(written(address))} >>`) }),
  ],
  [
    'packed',
    (action, address) => pdfThatOrders({ packed: true, page: onPage('4 0 R'), objects: [action(written(address))] }),
  ],
  ['in hexadecimal digits', (action, address) => pdfThatOrders({ page: onPage(action(`<${hex(address)}>`)) })],
  [
    'in digits with blanks',
    (action, address) => pdfThatOrders({ page: onPage(action(`< ${hex(address).replace(/../g, '$& \n')}>`)) }),
  ],
  ['in octal digits', (action, address) => pdfThatOrders({ page: onPage(action(octal(address))) })],
  [
    'over lines',
    (action, address) =>
      pdfThatOrders({ page: onPage(action(written(address).replace(/(?<=[a-z])(?=[a-z])/g, '\\\n'))) }),
  ],
  ['in two bytes a letter', (action, address) => pdfThatOrders({ page: onPage(action(wide(address))) })],
  ['behind a blank', (action, address) => pdfThatOrders({ page: onPage(action(written(`\t ${address}`))) })],
  [
    'with names in digits',
    (action, address) =>
      pdfThatOrders({
        page: onPage(action(written(address)).replace(/\/(\w)(\w*)/g, (_all, first, rest) => `/#${hex(first)}${rest}`)),
      }),
  ],
  [
    'in an object of its own',
    (action, address) => pdfThatOrders({ page: onPage(action('4 0 R')), objects: [written(address)] }),
  ],
  [
    'in an object of its own, packed',
    (action, address) => pdfThatOrders({ packed: true, page: onPage(action('4 0 R')), objects: [written(address)] }),
  ],
];

const link: Action = (address) => `<< /S /URI /URI ${address} >>`;
const base: Action = (address) => `<< /S /URI /URI (a) /Dummy << /Base ${address} >> >>`;
const remote: Action = (address) => `<< /S /GoToR /D [0 /Fit] /F ${address} >>`;
const embedded: Action = (address) => `<< /S /GoToE /D [0 /Fit] /F << /F ${address} >> >>`;
const launch: Action = (address) => `<< /S /Launch /F << /Type /Filespec /F ${address} >> >>`;
const film: Action = (address) => `<< /S /GoTo /D [3 0 R /Fit] /Media << /Type /Filespec /UF ${address} >> >>`;

const HOSTILE: [string, Action, string, string][] = [
  ['a link to a file', link, 'file:///C:/Windows/calc.exe', 'CV_REACHES_OUT'],
  ['a link to a server', link, '\\\\evil.test\\share', 'CV_REACHES_OUT'],
  ['a link to a server the other way round', link, '//evil.test/share', 'CV_REACHES_OUT'],
  ['a link that runs', link, 'javascript:alert(1)', 'CV_REACHES_OUT'],
  ['a link that starts a program', link, 'search-ms:query=a', 'CV_REACHES_OUT'],
  ['a beginning of links', base, 'file://evil.test/', 'CV_REACHES_OUT'],
  ['another document', remote, 'other.pdf', 'CV_REACHES_OUT'],
  ['a document in it', embedded, 'other.pdf', 'CV_REACHES_OUT'],
  ['a program', launch, 'calc', 'CV_HAS_PROGRAM'],
  ['what lies on a server', film, '\\\\evil.test\\a.bin', 'CV_REACHES_OUT'],
  ['what lies on a site', film, 'https://evil.test/a.bin', 'CV_REACHES_OUT'],
];
const HARMLESS: [string, Action, string][] = [
  ['a link to a site', link, 'https://ada.example/a?b=(c)'],
  ['a link without its scheme', link, 'www.ada.example'],
  ['a letter', link, 'mailto:ada@example.test'],
  ['a call', link, 'tel:+4930123'],
  ['a beginning of links', base, 'https://ada.example/'],
  ['a file beside it', film, 'me.jpg'],
];

const spelled = SPELLINGS.flatMap(([spelling, make]) =>
  HOSTILE.map(([what, action, address, code]) => ({ spelling, make, what, action, address, code })),
);
/** Nobody presses what opens by itself (`guard-document.spec.ts`). */
const isPressed = (spelling: string, action: Action) => spelling !== 'when it is opened' || action === film;
const harmless = SPELLINGS.flatMap(([spelling, make]) =>
  HARMLESS.filter(([, action]) => isPressed(spelling, action)).map(([what, action, address]) => ({
    ...{ spelling, make, what, action, address },
  })),
);

describe('a PDF that leads out of itself', () => {
  it.each(spelled)('is refused with $what $spelling: $address', async ({ make, action, address, code }) => {
    await expect(guardDocument(make(action, address))).rejects.toMatchObject({ code });
  });

  it.each(harmless)('is taken with $what $spelling: $address', async ({ make, action, address }) => {
    expect((await guardDocument(make(action, address))).type).toBe('pdf');
  });

  it('is taken with a title that looks like an address, also in an object of its own', async () => {
    const pdf = pdfThatOrders({ catalog: '/Title 4 0 R /F (me.jpg)', objects: ['(file:///C:/cv.pdf)'] });
    expect((await guardDocument(pdf)).type).toBe('pdf');
  });

  it.each([
    // Long enough that its cipher holds all that no link may.
    ['a site', `https://ada.example/${'a'.repeat(4_000)}`, 'taken'],
    ['a file', 'file:///C:/a.exe', 'CV_REACHES_OUT'],
  ])('is judged in cipher, too, with a link to %s', async (_what, address, outcome) => {
    const file = await pdfWithPassword({ ownerPassword: 'mine' }, undefined, address);
    const judged = guardDocument(file).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );
    expect(await judged).toBe(outcome);
  });
});
