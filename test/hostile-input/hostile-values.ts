import { readFileSync } from 'node:fs';
import type { Random } from '../support/random.js';

const FIXTURES = new URL('../fixtures/security/', import.meta.url);
const NAUGHTY = JSON.parse(readFileSync(new URL('blns.json', FIXTURES), 'utf8')) as string[];
const SCRIPTS = readFileSync(new URL('xss_payloads.txt', FIXTURES), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');

/** A host that no page may link to or send anybody to. */
export const FOREIGN_HOST = 'evil.example';

/** Markup that would leave the element or attribute it is written into; the mark is the name that it would bring along. */
const BREAKOUTS: ((mark: string) => string)[] = [
  (mark) => `<${mark}>`,
  (mark) => `"><${mark} a="`,
  (mark) => `'><${mark} a='`,
  (mark) => `" ${mark}="1" onmouseover="${mark}()" x="`,
  (mark) => `' ${mark}='1' onfocus='${mark}()' autofocus x='`,
  (mark) => `<img src=x onerror=${mark}()>`,
  (mark) => `<svg/onload=${mark}()>`,
  (mark) => `</script><script>${mark}()</script>`,
  (mark) => `</title></textarea></style><${mark}>`,
  (mark) => `<!--${mark}--><!--><${mark}>`,
  (mark) => `--><${mark}>`,
  (mark) => `]]><${mark}/>`,
  (mark) => `&lt;${mark}&gt;&#60;${mark}&#62;`,
  (mark) => `\\u003c${mark}\\u003e\\"};${mark}()//`,
  (mark) => `\u2028${mark}()\u2029`,
  (mark) => `{{${mark}}}\${${mark}}<%=${mark}%>`,
  (mark) => `javascript:${mark}()`,
  (mark) => `data:text/html,<script>${mark}()</script>`,
  (mark) => `<a href=//${FOREIGN_HOST}/${mark}>`,
  (mark) => `\r\nX-${mark}: 1\r\n\r\n<${mark}>`,
  (mark) => `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY ${mark} SYSTEM "file:///etc/passwd">]>&${mark};`,
];

const STATEMENTS = [
  "' OR '1'='1",
  "'; DROP TABLE offer; --",
  '1) UNION SELECT version(), current_user --',
  "'||(SELECT pg_sleep(3))||'",
  '1;SELECT pg_sleep(3)--',
  '$$; SELECT 1; $$',
  '\\',
  "\\'; --",
  'a & | ! ( ) <-> b:*',
  ':* & !!(a <-> b',
  'countryIds = 1 OR id > 0',
  '" OR shown = true OR "" = "',
  '3&(301|302)&102',
  '%_%',
];

const NUMBERS = [
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '-1',
    '0',
    '0.1',
    '1e3',
    '1e309',
    '0x10',
    '٣',
    '１２',
    '1,000',
    ' 1',
    '1 ',
    '+1',
  ],
  ...['2147483647', '2147483648', '-2147483649', '9007199254740993', '9223372036854775808', '99999999999999999999'],
  ...['1_000', '00000001', '1.0', 'null', 'undefined', 'true', '[]', '{}', '1;2', '1,2,3', '1 OR 1=1', '½', 'Ⅷ'],
];

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'then',
  'length',
  '__defineGetter__',
];

const MARKS_OF_WRITING = [
  '\u202Eexe.kroW', // right-to-left override
  'a\u200Bb\u200Cc\u200Dd\uFEFFe',
  '\u0000',
  'abc\u0000def',
  '\uD800',
  '\uDFFFx',
  '\uFFFF\uFFFE',
  '\u0007\u001B[31m\u0008',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '𝕮𝖔𝖔𝖐 ﷽ ﬀ ß İ ı ſ',
  'مطلوب نادل في برلين',
  '木匠 の 仕事',
  'ﾠ　\u3164',
  '́́́́',
];

const PATHS = [
  ...[
    '../',
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '....//....//',
    './',
    '.',
    '..',
    '/',
    '//',
    '\\',
    '/%2e%2e/',
  ],
  ...[
    `//${FOREIGN_HOST}`,
    `/\\${FOREIGN_HOST}`,
    `\\\\${FOREIGN_HOST}`,
    `https://${FOREIGN_HOST}/`,
    `https:${FOREIGN_HOST}`,
    `@${FOREIGN_HOST}`,
  ],
  ...[
    '.env',
    '.git/config',
    'dist/apps/api/src/main.js',
    'server-entry.js',
    'index.html',
    'jobs.html.html',
    ';jsessionid=1',
    '~root',
    'con',
    'a\tb',
  ],
];

/** A value that some program somewhere takes badly. */
export function hostileValue(random: Random, mark: string): string {
  const make = random.one<() => string>([
    () => random.one(BREAKOUTS)(mark),
    () => random.one(BREAKOUTS)(mark),
    () => `${random.one(SCRIPTS)}${mark}`,
    () => random.one(NAUGHTY),
    () => random.one(STATEMENTS),
    () => random.one(NUMBERS),
    () => random.one(NAMES),
    () => random.one(MARKS_OF_WRITING),
    () => random.one(PATHS),
    () =>
      random.one(['a', 'ß', 'Ω', '-', '_', '+', '%', 'for-', 'in-', '-speakers', '😀']).repeat(10 ** random.below(4)),
    () => `${hostileValue(random, mark)}${random.one(['', ' ', '/', '-', '+'])}${hostileValue(random, mark)}`,
  ]);
  return make();
}

/** A number as nobody should send it, or a large one. */
export function hostileNumber(random: Random): string {
  return random.chance(0.7) ? random.one(NUMBERS) : String(Math.floor(10 ** (random.next() * 20)) - 5);
}

/** A name of a parameter that some program takes for more than a name. */
export function hostileName(random: Random, known: string): string {
  return random.one([
    ...[
      `${known}[]`,
      `${known}[0]`,
      `${known}[a][b]`,
      `${known}.a`,
      `${known}[__proto__]`,
      `${known}\u0000`,
      known.toUpperCase(),
    ],
    ...NAMES,
    ...['', '[]', '%', '=', '&', '__proto__[shown]', 'constructor.prototype.x', 'a'.repeat(500), '$where', '<b>'],
  ]);
}
