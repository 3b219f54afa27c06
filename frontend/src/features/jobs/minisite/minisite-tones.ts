/** Colours of `tokens.css` that a company's own page has in the company's hue, and the band of its header. */
const TONE_NAMES = [
  'accent',
  'on-accent',
  'accent-soft',
  'accent-ink',
  'tint',
  'tint-strong',
  'line',
  'band',
  'on-band',
  'on-band-soft',
] as const;
type ToneName = (typeof TONE_NAMES)[number];
export type Tones = Record<ToneName, string>;

/** A tone is a saturation and a relative luminance; what two tones contrast with follows from their luminances alone. */
type Recipe = Record<ToneName, readonly [saturation: number, luminance: number]>;

const LIGHT: Recipe = {
  accent: [0.72, 0.13],
  'on-accent': [0, 1],
  'accent-soft': [0.75, 0.76],
  'accent-ink': [0.8, 0.09],
  tint: [0.45, 0.83],
  'tint-strong': [0.45, 0.7],
  line: [0.25, 0.7],
  band: [0.65, 0.09],
  'on-band': [0, 1],
  'on-band-soft': [0.4, 0.8],
};

const DARK: Recipe = {
  accent: [0.8, 0.42],
  'on-accent': [0.3, 0.006],
  'accent-soft': [0.5, 0.045],
  'accent-ink': [0.85, 0.5],
  tint: [0.3, 0.022],
  'tint-strong': [0.3, 0.042],
  line: [0.3, 0.036],
  band: [0.45, 0.03],
  'on-band': [0.2, 0.86],
  'on-band-soft': [0.2, 0.55],
};

/**
 * The tones of a company's page. Takes a hue (HSL, degrees) and gives the colours for a light and a dark page. Every hue has
 * the same luminances, so that every one is readable: WCAG 2.2 contrast knows nothing else of a colour.
 */
export function minisiteTones(hue: number): { light: Tones; dark: Tones } {
  return { light: mix(hue, LIGHT), dark: mix(hue, DARK) };
}

function mix(hue: number, recipe: Recipe): Tones {
  return Object.fromEntries(TONE_NAMES.map((name) => [name, toneOf(hue, recipe[name][0], recipe[name][1])])) as Tones;
}

/** Looks for the lightness at which a hue has a luminance: with hue and saturation fixed, the one grows with the other. */
function toneOf(hue: number, saturation: number, wanted: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const lightness = (low + high) / 2;
    if (luminance(channelsOf(hue, saturation, lightness)) < wanted) low = lightness;
    else high = lightness;
  }
  const bytes = channelsOf(hue, saturation, high).map((channel) => Math.round(channel * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** HSL to sRGB, CSS Color 4, section 7.1. */
function channelsOf(hue: number, saturation: number, lightness: number): [number, number, number] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Relative luminance, WCAG 2.2. */
function luminance(channels: [number, number, number]): number {
  const [r, g, b] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
