import { readFileSync } from 'node:fs';
import fc from 'fast-check';

const FIXTURES = new URL('../fixtures/security/', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, FIXTURES), 'utf8');

const PAYLOADS = [
  ...file('xss_payloads.txt').split('\n'),
  ...(JSON.parse(file('dompurify_expect.json')) as { payload: string }[]).map(({ payload }) => payload),
  ...(JSON.parse(file('blns.json')) as string[]),
].filter((payload) => payload !== '' && payload.length < 2_000);

/** Whole tags and halves of tags, with what a page must never take from a text. */
const MARKUP = [
  ...[
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<div>',
    '</div>',
    '<ul><li>',
    '</li></ul>',
    '<li>',
    '<h1>',
    '</h1>',
    '<br>',
    '</br>',
  ],
  ...[
    '<table><tr><td>',
    '</td></tr></table>',
    '<td>',
    '<tr>',
    '<blockquote>',
    '</blockquote>',
    '<i',
    '<p ',
    '<a ',
    '</a>',
  ],
  ...[
    '<a href="',
    '<a href=',
    "<a href='",
    'https://x.example/',
    'mailto:a@x.example',
    'javascript:alert(1)',
    '//x.example',
  ],
  ...[' id=state', ' id="root"', ' style="position:fixed;inset:0"', ' onmouseover=alert(1)', ' class=x', ' name=state'],
  ...[
    '<meta http-equiv=refresh content="0;url=https://x.example">',
    '<style>*{color:red}</style>',
    '<base href=//x.example>',
  ],
  ...[
    '<script>',
    '</script>',
    '<svg><style>',
    '</style></svg>',
    '<math><mtext>',
    '<form><input name=parentNode>',
    '<template>',
  ],
  ...[
    '<!--',
    '-->',
    '--!>',
    '<!doctype x>',
    '<![CDATA[',
    ']]>',
    '<?xml ',
    '<title>',
    '</title>',
    '<textarea>',
    '<xmp>',
    '<noscript>',
  ],
  ...[
    '<plaintext>',
    '<select><option>',
    '<iframe srcdoc="',
    '<img src=x onerror=alert(1)>',
    '<object data=',
    '<frameset>',
    '</x/',
  ],
];

const SIGNS = [
  ...['<', '>', '"', "'", '=', '&', ';', '/', '`', '#', ' ', '\n', '\t', '\f', '\0', '\r'],
  // Marks: U+0338 makes another sign of < > =, the others of letters.
  ...[
    '\u0338',
    '\u0301',
    '\u0301\u0338',
    '\u0327',
    '\u20d2',
    '\u0344',
    '\u3099',
    '\u0f71',
    '\u0338\u0338\u0338\u0338\u0338',
  ],
  // Signs that a compatible form turns into < > " ' & and the like.
  ...[
    '\uff1c',
    '\uff1e',
    '\ufe64',
    '\ufe65',
    '\uff02',
    '\uff07',
    '\uff06',
    '\ufe60',
    '\uff1d',
    '\u226e',
    '\u226f',
    '\u2260',
  ],
  ...[
    '\u037e',
    '\u1fef',
    '\uff0f',
    '\u212a',
    '\u017f',
    '\ufb01',
    '\u00a0',
    '\u2028',
    '\u0085',
    '\u00ad',
    '\u200b',
    '\u200d',
  ],
  ...['\u202e', '\ufeff', '\ue000', '\ud800', '\udc00', '\ufffe', '\u{e0041}', '\u{1f600}', '\u009b'],
];

const ENTITIES = [
  ...[
    '&lt;',
    '&gt;',
    '&quot;',
    '&amp;',
    '&apos;',
    '&LT',
    '&gt',
    '&amp',
    '&quot',
    '&nbsp;',
    '&shy',
    '&notit;',
    '&nvlt;',
    '&nvgt;',
  ],
  ...[
    '&#60;',
    '&#x3e;',
    '&#824;',
    '&#x338;',
    '&#x338',
    '&#824',
    '&#0;',
    '&#xd800;',
    '&#x110000;',
    '&#x1f600;',
    '&#8238;',
    '&#128;',
  ],
  ...[
    '&#0000060script&#62;',
    '&amp;lt;',
    '&amp;amp;lt;',
    '&bne;',
    '&ThickSpace;',
    '&NewLine;',
    '&Tab;',
    '&colon;',
    '&zwnj;',
    '&#xff1c;',
  ],
];

const named: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;', '&': '&amp;' };
const SYNTAX = /[<>"'&=]/g;

/** Ways in which a file may change the writing of a text; a number chooses where a way has a choice. */
const CHANGES: ((text: string, n: number) => string)[] = [
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFKC'),
  (text) => text.normalize('NFKD'),
  (text) => text.toUpperCase(),
  (text) => [...text].map((letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter)).join(''),
  (text) => text.replace(SYNTAX, (sign) => named[sign] ?? sign),
  (text) => text.replace(SYNTAX, (sign) => `&#${'0'.repeat(3)}${sign.charCodeAt(0)};`),
  (text) => text.replace(SYNTAX, (sign) => `&#x${sign.charCodeAt(0).toString(16)}`),
  (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (text, n) => text.replace(/[<>"'=&;]/g, (sign, at: number) => ((at + n) % 3 === 0 ? `${sign}\u0338` : sign)),
  (text) => text.replace(/>/g, '>&#824;'),
  (text) => text.replace(/>/g, '>\u0301\u0338'),
  (text, n) => text.slice(0, n % (text.length + 1)),
  (text, n) => `${text.slice(0, n % (text.length + 1))}\u0000${text.slice(n % (text.length + 1))}`,
  (text, n) => `${text.slice(0, n % (text.length + 1))}\u200b${text.slice(n % (text.length + 1))}`,
  (text, n) => text.repeat(Math.min(1 + (n % 40), Math.ceil(4_000 / (text.length + 1)))),
  (text, n) => `${'<blockquote>'.repeat(n % 70)}${text}${'</blockquote>'.repeat(n % 65)}`,
  (text, n) => `${'<li><p>'.repeat(n % 200)}${text}`,
  (text) => `<p>${text}</p>`,
  (text) => `<a href="https://x.example/${text}">go</a>`,
  (text) => `<a href="mailto:${text}@x.example">go</a>`,
];

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PAYLOADS) },
  { weight: 5, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 5, arbitrary: fc.constantFrom(...SIGNS) },
  { weight: 3, arbitrary: fc.constantFrom(...ENTITIES) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  { weight: 2, arbitrary: fc.constantFrom('x', 'word', ' two words ', 'Ω', 'é', '人') },
);
const change = fc.tuple(fc.constantFrom(...CHANGES), fc.nat(10_000));
const changed = (text: string, changes: (readonly [(text: string, n: number) => string, number])[]) =>
  changes.reduce((before, [apply, n]) => apply(before, n), text);
const part = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.array(change, { maxLength: 3 }))
  .map(([pieces, changes]) => changed(pieces.join(''), changes));

/** A text that means to be more than a text. */
export const hostileHtml = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 5 }), fc.array(change, { maxLength: 2 }))
  .map(([parts, changes]) => changed(parts.join(''), changes));
