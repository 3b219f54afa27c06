import type { PdfContent } from '../print/pdf-content.js';
import type { Words } from './composer.js';
import { fullName, type LayoutParts, PHOTO, shownAddress } from './layout.js';
import { COLORS } from './look.js';

/** Name, headline, and how somebody is reached. */
export function header(parts: LayoutParts): PdfContent[] {
  const { profile, words, compose, structure } = parts;
  const name = fullName(profile);
  const stack: PdfContent[] = [
    {
      ...compose.text({ parent: structure, type: 'H1' }, name, { fontSize: 25, bold: true, lineHeight: 1.05 }),
      outline: true,
      outlineText: name,
    },
  ];
  if (profile.headline) {
    const other = words.otherLanguage(profile.headline.language);
    const mark: Words[] = other ? [{ words: `  ${other.mark}`, fontSize: 8, color: COLORS.soft }] : [];
    const said = { parent: structure, type: 'P' as const, options: other ? { lang: other.code } : {} };
    stack.push(
      compose.text(said, [{ words: profile.headline.text }, ...mark], {
        fontSize: 12,
        color: COLORS.accent,
        margin: [0, 2, 0, 0],
      }),
    );
  }
  const [first, ...more] = contactLines(parts).map((line) =>
    compose.text({ parent: structure, type: 'P' }, line, { fontSize: 9, color: COLORS.soft }),
  );
  stack.push(...(first ? [{ ...first, margin: [0, 7, 0, 0] as [number, number, number, number] }, ...more] : []));
  if (!profile.photo) {
    return stack;
  }
  const figure = structure.add('Figure', { alt: words.say('photo.alt', { name: { own: name } }) });
  return [
    {
      columns: [
        { stack, width: '*' },
        { image: PHOTO, fit: [78, 96], structure: figure, width: 'auto' },
      ],
      columnGap: 16,
    },
  ];
}

function contactLines({ profile, words }: LayoutParts): Words[][] {
  const { contact, onlineProfiles } = profile;
  const reached: (Words | null)[] = [
    { words: words.place(contact.locality, contact.countryCode) },
    contact.phone === null ? null : { words: words.phone(contact.phone), link: `tel:${contact.phone}` },
    contact.email === null ? null : { words: contact.email, link: `mailto:${contact.email}` },
    contact.birthDate === null ? null : { words: words.say('contact.born', { date: words.day(contact.birthDate) }) },
  ];
  const sites = onlineProfiles.map(({ url }) => ({ words: shownAddress(url), link: url }));
  return [separated(reached.flatMap((item) => (item && item.words !== '' ? [item] : []))), separated(sites)].filter(
    (line) => line.length > 0,
  );
}

function separated(items: readonly Words[]): Words[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [{ words: '  ·  ' }, item]));
}
