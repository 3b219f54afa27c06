import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.js';

/** Each file is a family of its own: the house's typeface first, then one for each script that it lacks. */
const FILES = [
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
] as const;
const WEIGHTS = { normal: 400, bold: 700 } as const;

/** Names of the families, in the order in which they are asked for a letter. */
export const FONT_FAMILIES: readonly string[] = FILES;

type FamilyFiles = Record<'normal' | 'bold' | 'italics' | 'bolditalics', Buffer>;

let loaded: Promise<Readonly<Record<string, FamilyFiles>>> | undefined;

/** The files of all families, read once. Neither has italics: they are set upright. */
export async function fontFiles(): Promise<Record<string, FamilyFiles>> {
  loaded ??= readAll();
  return { ...(await loaded) };
}

async function readAll(): Promise<Readonly<Record<string, FamilyFiles>>> {
  const families = await Promise.all(
    FILES.map(async (family): Promise<[string, FamilyFiles]> => {
      const [normal, bold] = await Promise.all([readFont(family, WEIGHTS.normal), readFont(family, WEIGHTS.bold)]);
      return [family, { normal, bold, italics: normal, bolditalics: bold }];
    }),
  );
  return Object.fromEntries(families);
}

async function readFont(family: string, weight: number): Promise<Buffer> {
  const [name, subset] = family.split('/');
  const files = createRequire(import.meta.url);
  return unpackWoff(await readFile(files.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`)));
}
