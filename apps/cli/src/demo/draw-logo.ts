import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type satori from 'satori';

/** Pixels of each side. */
const SIZE = 192;

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource/commissioner/files/commissioner-latin-700-normal.woff',
);

/** Draws a company's logo: its initials on its colour. Gives a PNG picture. */
export async function drawLogo({ initials, hue }: { initials: string; hue: number }): Promise<Uint8Array> {
  // Other commands do without.
  const [{ default: layOut }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const style = {
    display: 'flex',
    width: SIZE,
    height: SIZE,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: SIZE / 5,
    background: `hsl(${hue}, 46%, 32%)`,
    color: `hsl(${hue}, 70%, 94%)`,
    fontFamily: 'Commissioner',
    fontSize: initials.length > 1 ? SIZE * 0.44 : SIZE * 0.58,
    letterSpacing: '-0.03em',
  };
  const svg = await layOut(
    { type: 'div', props: { style, children: initials } } as unknown as Parameters<typeof satori>[0],
    { width: SIZE, height: SIZE, fonts: [{ name: 'Commissioner', data: await readFile(FONT), weight: 700 }] },
  );
  return new Resvg(svg).render().asPng();
}
