import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { UiLanguage } from '@babelboard/texts';
import type { JobDetail } from '@babelboard/wire';
import type { Font } from 'satori';
import { languageChip, PICTURE, pictureTree } from './picture-tree.js';

const SUBSETS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'] as const;
const WEIGHTS = [400, 700] as const;

/** Each subset is a family of its own: satori takes the first family that has a letter. */
const FAMILIES = SUBSETS.map((subset) => `Commissioner ${subset}`).join(', ');

const files = createRequire(import.meta.url);
let loaded: Promise<Font[]> | undefined;

/** What the picture shows of an offer. */
export interface PicturedOffer extends Pick<JobDetail, 'title' | 'places' | 'remote' | 'languages'> {
  company: Pick<JobDetail['company'], 'name'>;
}

/** Draws the picture of an offer for previews: title, company, place and the languages it asks for. Gives a PNG. */
export async function drawOfferPicture(
  job: PicturedOffer,
  { productName, language }: { productName: string; language: UiLanguage },
): Promise<Buffer> {
  // Loaded with the first picture: both cost every start a sixth of a second.
  const [{ default: satori }, { renderAsync }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  loaded ??= loadFonts();
  const [place] = job.places;
  const svg = await satori(
    pictureTree({
      title: job.title,
      company: job.company.name,
      place: [place?.city, place?.country].filter(Boolean).join(', ') || (job.remote?.name ?? ''),
      languages: job.languages.map((one) => languageChip(one, language)),
      productName,
      fontFamily: FAMILIES,
    }),
    { ...PICTURE, fonts: await loaded },
  );
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
