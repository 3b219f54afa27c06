import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const blocks = [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].map((match) =>
  Object.fromEntries(
    [...(match[1] ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  ),
);
const [light, darkBySystem, darkByChoice] = blocks as Record<string, string>[];

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

const TEXT_PAIRS = [
  ...['paper', 'sheet', 'tint'].flatMap((ground) => ['ink', 'ink-soft', 'accent-ink'].map((text) => [text, ground])),
  ['ink', 'tint-strong'],
  ['ink', 'accent-soft'],
  ['accent-ink', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-night', 'night'],
  ['on-night-soft', 'night'],
  ['positive', 'paper'],
  ['positive', 'sheet'],
  ['positive', 'tint'],
  ['negative', 'paper'],
  ['negative', 'sheet'],
  ['negative', 'tint'],
  ['on-negative', 'negative'],
] as const;

describe.each([
  ['light', light],
  ['dark', darkByChoice],
])('colours, %s', (_name, colours) => {
  it.each(TEXT_PAIRS.map(([text, ground]) => [text, ground]))('%s on %s is readable (4.5 : 1)', (text, ground) => {
    expect(contrast(colours?.[text as string] ?? '', colours?.[ground as string] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'sheet'])('edges of controls stand out from %s (3 : 1)', (ground) => {
    expect(contrast(colours?.['line-strong'] ?? '', colours?.[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });

  it.each(['paper', 'sheet', 'night'])('a toast stands out from %s by its ground or its edge (3 : 1)', (ground) => {
    const [night, edge, under] = ['night', 'on-night-soft', ground].map((name) => colours?.[name] ?? '');
    expect(Math.max(contrast(night ?? '', under ?? ''), contrast(edge ?? '', under ?? ''))).toBeGreaterThanOrEqual(3);
  });
});

describe('colours', () => {
  it('are the same dark ones by system and by choice', () => {
    expect(darkBySystem).toEqual(darkByChoice);
    expect(Object.keys(darkByChoice ?? {})).toEqual(Object.keys(light ?? {}));
  });
});
