import { newDocument } from '../print/print-pages.js';
import { FONT_FAMILIES } from './font-files.js';

/** Which letters a family has. */
export type FontCoverage = readonly { family: string; has: ReadonlySet<number> }[];

let known: Promise<FontCoverage> | undefined;

/** The letters of all families, asked of the fonts once. */
export function fontCoverage(): Promise<FontCoverage> {
  known ??= askFonts();
  return known;
}

async function askFonts(): Promise<FontCoverage> {
  const document = await newDocument({ title: '', author: '', language: 'mul', madeAt: new Date(0), images: {} });
  return FONT_FAMILIES.map((family) => {
    const sets = [false, true].map((bold) => new Set(document.provideFont(family, bold, false).font.characterSet));
    const [normal = new Set<number>(), bold = new Set<number>()] = sets;
    return { family, has: new Set([...normal].filter((letter) => bold.has(letter))) };
  });
}
