import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { PICTURE, type PictureWords, pictureTree } from './picture-tree.js';

const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'] as const;
const WEIGHTS = [400, 700] as const;

/** Each subset is a family of its own: satori takes the first family that has a letter. */
const FAMILIES = SUBSETS.map((subset) => `Commissioner ${subset}`).join(', ');

const files = createRequire(import.meta.url);
let loaded: Promise<Font[]> | undefined;

/** Draws a picture for previews. Gives a PNG. */
export async function drawPicture(words: PictureWords, productName: string): Promise<Buffer> {
  // Loaded with the first picture: both cost every start a sixth of a second.
  const [{ default: satori }, { renderAsync }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  loaded ??= loadFonts();
  const tree = pictureTree(words, { productName, fontFamily: FAMILIES });
  const svg = await satori(tree, { ...PICTURE, fonts: await loaded });
  return (await renderAsync(svg, { fitTo: { mode: 'original' } })).asPng();
}

function loadFonts(): Promise<Font[]> {
  return Promise.all(
    SUBSETS.flatMap((subset) =>
      WEIGHTS.map(async (weight) => ({
        name: `Commissioner ${subset}`,
        weight,
        data: await readFile(
          files.resolve(`@fontsource/commissioner/files/commissioner-${subset}-${weight}-normal.woff`),
        ),
      })),
    ),
  );
}
