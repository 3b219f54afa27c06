import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { minisiteTones } from './minisite-tones.js';

const css = readFileSync(new URL('../../../theme/tokens.css', import.meta.url), 'utf8');
const [light, , dark] = [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].map((match) =>
  Object.fromEntries(
    [...(match[1] ?? '').matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  ),
) as Record<string, string>[];

/** Relative luminance, WCAG 2.2, reckoned here anew. */
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
  ...['paper', 'sheet', 'tint'].flatMap((ground) =>
    ['ink', 'ink-soft', 'accent-ink', 'positive'].map((text) => [text, ground] as const),
  ),
  ['ink', 'tint-strong'],
  ['ink', 'accent-soft'],
  ['accent-ink', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-band', 'band'],
  ['on-band-soft', 'band'],
] as const;

const TONES = Array.from({ length: 360 }, (_, hue) => minisiteTones(hue));

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('a company’s colours, %s', (scheme, board) => {
  const colours: Record<string, string>[] = TONES.map((tones) => ({ ...board, ...tones[scheme] }));
  const worst = (one: string, other: string) =>
    Math.min(...colours.map((hue) => contrast(hue[one] ?? '', hue[other] ?? '')));

  it.each(TEXT_PAIRS)('%s on %s is readable in every hue (4.5 : 1)', (text, ground) => {
    expect(worst(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'sheet', 'tint'])('the accent stands out from %s in every hue (3 : 1)', (ground) => {
    expect(worst('accent', ground)).toBeGreaterThanOrEqual(3);
  });

  it('differ from hue to hue', () => {
    expect(new Set(colours.map(({ accent }) => accent)).size).toBeGreaterThan(300);
  });
});
