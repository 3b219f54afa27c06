import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.js';

/** Each file is a family of its own: the house's typeface first, then one for each script that it lacks. */
export const HOUSE_FAMILIES: readonly string[] = [
  'commissioner/latin',
  'commissioner/latin-ext',
  'commissioner/greek',
  'commissioner/cyrillic',
  'commissioner/cyrillic-ext',
  'commissioner/vietnamese',
  'noto-sans-hebrew/hebrew',
  'noto-sans-arabic/arabic',
  'noto-sans-armenian/armenian',
  'noto-sans-georgian/georgian',
];
/** Typefaces of scripts that names come in. The large ones are cut into a hundred files, so only those are read that a text needs. */
const FURTHER_TYPEFACES = ['noto-sans-sc', 'noto-sans-kr', 'noto-sans-devanagari', 'noto-sans-thai'] as const;
const WEIGHTS = { normal: 400, bold: 700 } as const;

type FamilyFiles = Record<'normal' | 'bold' | 'italics' | 'bolditalics', Buffer>;

const files = createRequire(import.meta.url);
const house = new Map<string, Promise<FamilyFiles>>();

/** The files of families. Those of the house are read once, others each time. None has italics: they are set upright. */
export async function fontFiles(families: readonly string[]): Promise<Record<string, FamilyFiles>> {
  const read = families.map(async (family): Promise<[string, FamilyFiles]> => [family, await familyFiles(family)]);
  return Object.fromEntries(await Promise.all(read));
}

/** The families beyond the house's that have some of these letters (code points), by what their packages say of them. */
export function furtherFamilies(letters: ReadonlySet<number>): string[] {
  const wanted = [...letters];
  return furtherRanges().flatMap(({ family, ranges }) =>
    wanted.some((letter) => ranges.some(([from, to]) => from <= letter && letter <= to)) ? [family] : [],
  );
}

function familyFiles(family: string): Promise<FamilyFiles> {
  if (!HOUSE_FAMILIES.includes(family)) return readFamily(family);
  const kept = house.get(family) ?? readFamily(family);
  house.set(family, kept);
  return kept;
}

async function readFamily(family: string): Promise<FamilyFiles> {
  const [normal, bold] = await Promise.all([readFont(family, WEIGHTS.normal), readFont(family, WEIGHTS.bold)]);
  return { normal, bold, italics: normal, bolditalics: bold };
}

async function readFont(family: string, weight: number): Promise<Buffer> {
  const [name, subset] = family.split('/');
  return unpackWoff(await readFile(files.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)));
}

interface FamilyRanges {
  family: string;
  /** First and last code point of each. */
  ranges: [number, number][];
}

let known: FamilyRanges[] | undefined;

/** A package lists its files as `"[4]": "U+4e00-4e05,U+4e11"`; the number in brackets is in the name of the file. */
function furtherRanges(): FamilyRanges[] {
  known ??= FURTHER_TYPEFACES.flatMap((name) => {
    const listed = files(`@fontsource/${name}/unicode.json`) as Record<string, string>;
    return Object.entries(listed).map(([subset, ranges]) => ({
      family: `${name}/${subset.replace(/[[\]]/g, '')}`,
      ranges: ranges.split(',').map((range): [number, number] => {
        const [from = '', to = from] = range.replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
    }));
  });
  return known;
}
