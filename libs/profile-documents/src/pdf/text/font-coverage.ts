import { newDocument } from '../print/print-pages.js';
import { furtherFamilies, HOUSE_FAMILIES } from './font-files.js';

/** Which letters a family has. */
export type FontCoverage = readonly { family: string; has: ReadonlySet<number> }[];

let house: Promise<FontCoverage> | undefined;

/** The letters of the families that a text needs: those of the house, and others where it has letters that the house lacks. */
export async function fontCoverage(text: string): Promise<FontCoverage> {
  house ??= askFonts(HOUSE_FAMILIES);
  const known = await house;
  const letters = new Set(Array.from(text.normalize('NFC'), (letter) => letter.codePointAt(0) ?? 0));
  const isLacking = (letter: number) => !known.some(({ has }) => has.has(letter));
  const further = await askFonts(furtherFamilies(new Set([...letters].filter(isLacking))));
  // Large typefaces have Latin letters, too: what the house has stays in its own.
  return [...known, ...further.map(({ family, has }) => ({ family, has: new Set([...has].filter(isLacking)) }))];
}

async function askFonts(fonts: readonly string[]): Promise<FontCoverage> {
  if (fonts.length === 0) return [];
  const document = await newDocument({
    title: '',
    author: '',
    language: 'mul',
    madeAt: new Date(0),
    images: {},
    fonts,
  });
  return fonts.map((family) => {
    const sets = [false, true].map((bold) => new Set(document.provideFont(family, bold, false).font.characterSet));
    const [normal = new Set<number>(), bold = new Set<number>()] = sets;
    return { family, has: new Set([...normal].filter((letter) => bold.has(letter))) };
  });
}
