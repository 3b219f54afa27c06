import {
  ONLINE_PROFILE_KINDS,
  type Period,
  type ProfileDocument,
  type ProfilePhoto,
  SPOKEN_LEVELS,
} from '@babelboard/profile-documents/contract';
import fc from 'fast-check';

const LANGUAGES = 'de en fr pl el uk no nb sr tl tw zh gsw nl-BE'.split(' ');

/** Kinds of space, signs that nobody sees, halves of characters and what composes, beside letters. */
const ODD =
  '\t \v \r \0 \x01 \x7f \x85 \xa0 \u1680 \u200a \u200b \u200d \u2028 \u202f \u3000 \ufeff \uffff \ud800 \u0301 e\u0301 \u212b a é • - &'.split(
    ' ',
  );

const text = fc.oneof(
  fc.array(fc.constantFrom(' ', ...ODD), { maxLength: 8 }).map((signs) => signs.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'Łukasz Żółć',
    'Ελένη',
    'Щербак',
    'a <b>&amp; "c"</b> ]]>',
    '<!DOCTYPE x>',
    '&lt;p&gt;',
    '{"a":1}',
    '• x',
    '- y',
  ),
);
const line = text.filter((each) => /[\p{L}\p{N}]/u.test(each));
const prose = fc
  .array(
    fc.oneof(
      text,
      line.map((each) => `- ${each}`),
      fc.constant(''),
    ),
    { maxLength: 8 },
  )
  .map((lines) => lines.join('\n'));
const language = fc.constantFrom('de', 'en', 'pl', 'pt-BR', 'uk', null);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const country = optional(fc.constantFrom('DE', 'GR', 'GB', 'FR', 'XK'));

const date = fc
  .tuple(
    fc.integer({ min: 1950, max: 2030 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([year, month, day, parts]) =>
    [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].slice(0, parts).join('-'),
  );
const period: fc.Arbitrary<Period> = fc.oneof(
  fc.record({ start: optional(date), end: date, ongoing: fc.constant(false) }),
  fc.record({ start: optional(date), end: fc.constant(null), ongoing: fc.boolean() }),
);

/** Bytes that begin as a picture does. */
const photo: fc.Arbitrary<ProfilePhoto> = fc.uint8Array({ maxLength: 50 }).map((rest) => ({
  mediaType: 'image/png',
  bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...rest]),
}));

const spoken = fc.record({
  code: fc.constantFrom(...LANGUAGES),
  name: fc.constant(null),
  level: optional(fc.constantFrom(...SPOKEN_LEVELS)),
});

/** Any profile: texts as people type and paste them, dates of each precision, much of it missing. */
export const anyProfile: fc.Arbitrary<ProfileDocument> = fc.record({
  language: fc.constantFrom('de', 'en'),
  contact: fc.record({
    firstName: text,
    lastName: line,
    email: optional(fc.constantFrom('ada@example.test', 'ελένη@example.test')),
    phone: optional(fc.constantFrom('+4930123456', '+48512345678', '+442079460123')),
    locality: optional(line),
    countryCode: country,
    birthDate: optional(fc.constant('1990-02-28')),
  }),
  headline: optional(fc.record({ text, language })),
  summary: optional(fc.record({ text: prose, language })),
  languages: fc.uniqueArray(spoken, { maxLength: 6, selector: ({ code }) => code }),
  skills: fc.array(line, { maxLength: 6 }),
  experience: fc.array(
    fc.record({
      position: line,
      employer: line,
      period,
      description: optional(prose),
      locality: optional(line),
      countryCode: country,
      language,
    }),
    { maxLength: 4 },
  ),
  education: fc.array(
    fc.record({
      title: line,
      school: line,
      period,
      description: optional(prose),
      iscedLevel: optional(fc.integer({ min: 0, max: 8 })),
      language,
    }),
    { maxLength: 3 },
  ),
  onlineProfiles: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...ONLINE_PROFILE_KINDS),
      url: fc.webUrl({ withQueryParameters: true, validSchemes: ['https'] }).map((url) => new URL(url).href),
    }),
    { maxLength: 3, selector: ({ url }) => url },
  ),
  photo: optional(photo),
});
