import type { DemoCity } from './demo-board.js';
import { MARKETS } from './markets.js';

type Anchor = readonly [lat: number, lng: number, languages: string];

/**
 * Where one country speaks several languages, the nearest of these towns tells which one a place speaks.
 * `gsw` and `nl-BE` stand for Swiss German and Flemish; the first language is the one ads are written in.
 */
const ANCHORS: Record<string, readonly Anchor[]> = {
  CH: [
    [46.2, 6.14, 'fr'],
    [46.52, 6.63, 'fr'],
    [46.99, 6.93, 'fr'],
    [47.1, 6.83, 'fr'],
    [46.8, 7.15, 'fr'],
    [47.36, 7.34, 'fr'],
    [46.23, 7.36, 'fr'],
    [46.43, 6.91, 'fr'],
    [46.78, 6.64, 'fr'],
    [46.0, 8.95, 'it'],
    [46.19, 9.02, 'it'],
    [46.17, 8.79, 'it'],
    [46.02, 7.75, 'de gsw'],
    [46.31, 7.99, 'de gsw'],
    [46.95, 7.45, 'de gsw'],
    [47.14, 7.25, 'de gsw'],
    [47.21, 7.54, 'de gsw'],
    [47.56, 7.59, 'de gsw'],
    [47.05, 8.31, 'de gsw'],
    [47.37, 8.54, 'de gsw'],
    [46.8, 9.83, 'de gsw'],
    [46.85, 9.53, 'de gsw'],
    [46.69, 7.86, 'de gsw'],
    [47.42, 9.37, 'de gsw'],
  ],
  BE: [
    [50.85, 4.35, 'fr nl'],
    [51.05, 3.72, 'nl nl-BE'],
    [51.22, 4.4, 'nl nl-BE'],
    [51.21, 3.22, 'nl nl-BE'],
    [50.83, 3.27, 'nl nl-BE'],
    [50.94, 4.04, 'nl nl-BE'],
    [51.03, 4.48, 'nl nl-BE'],
    [50.88, 4.7, 'nl nl-BE'],
    [50.93, 5.34, 'nl nl-BE'],
    [50.63, 5.57, 'fr'],
    [50.47, 4.87, 'fr'],
    [50.41, 4.44, 'fr'],
    [50.45, 3.95, 'fr'],
    [50.61, 3.39, 'fr'],
    [50.72, 4.61, 'fr'],
    [50.63, 6.03, 'de fr'],
  ],
  ES: [
    [41.39, 2.17, 'es ca'],
    [41.98, 2.82, 'es ca'],
    [41.12, 1.25, 'es ca'],
    [41.62, 0.62, 'es ca'],
    [39.57, 2.65, 'es ca'],
    [38.91, 1.43, 'es ca'],
    [43.26, -2.93, 'es eu'],
    [43.32, -1.98, 'es eu'],
    [42.85, -2.67, 'es eu'],
    [42.24, -8.72, 'es gl'],
    [43.37, -8.4, 'es gl'],
    [42.88, -8.54, 'es gl'],
    [43.01, -7.56, 'es gl'],
    [43.36, -5.85, 'es'],
    [43.46, -3.81, 'es'],
    [42.6, -5.57, 'es'],
    [42.34, -3.7, 'es'],
    [42.81, -1.65, 'es'],
    [41.65, -0.88, 'es'],
    [39.99, -0.04, 'es'],
    [39.47, -0.38, 'es'],
    [40.42, -3.7, 'es'],
    [37.39, -5.99, 'es'],
    [37.98, -1.13, 'es'],
    [36.72, -4.42, 'es'],
    [28.12, -15.43, 'es'],
  ],
  IT: [
    [46.5, 11.35, 'it de'],
    [46.67, 11.16, 'it de'],
    [46.07, 11.12, 'it'],
    [46.14, 12.22, 'it'],
    [45.44, 12.33, 'it'],
    [45.54, 10.21, 'it'],
    [46.17, 9.87, 'it'],
  ],
  FI: [
    [63.1, 21.62, 'fi sv'],
    [60.21, 24.66, 'fi sv'],
    [60.45, 22.27, 'fi sv'],
    [60.17, 24.94, 'fi sv'],
    [61.5, 23.76, 'fi'],
    [62.24, 25.75, 'fi'],
    [60.98, 25.66, 'fi'],
    [65.01, 25.47, 'fi'],
    [66.5, 25.73, 'fi'],
  ],
  GB: [
    [51.48, -3.18, 'en cy'],
    [51.62, -3.94, 'en cy'],
    [53.23, -4.13, 'en cy'],
    [52.41, -4.08, 'en cy'],
    [51.45, -2.59, 'en'],
    [53.19, -2.89, 'en'],
    [52.06, -2.72, 'en'],
    [51.5, -0.12, 'en'],
    [54.6, -5.93, 'en'],
    [55.95, -3.19, 'en'],
  ],
  IE: [
    [53.27, -9.05, 'en ga'],
    [53.35, -6.26, 'en'],
    [52.67, -8.63, 'en'],
    [54.27, -8.47, 'en'],
  ],
};

/**
 * Tells which languages are spoken at a place, the one for ads first.
 * Takes the ISO 3166-1 alpha-2 code of its country; gives an empty list for a country without a market.
 */
export function spokenAt(iso2: string, city: Pick<DemoCity, 'lat' | 'lng'>): readonly string[] {
  const anchors = ANCHORS[iso2];
  if (!anchors) return MARKETS[iso2]?.spoken ?? [];
  const shrink = Math.cos((city.lat * Math.PI) / 180);
  let nearest = anchors[0];
  let least = Number.POSITIVE_INFINITY;
  for (const anchor of anchors) {
    const distance = (anchor[0] - city.lat) ** 2 + ((anchor[1] - city.lng) * shrink) ** 2;
    if (distance < least) [nearest, least] = [anchor, distance];
  }
  return nearest?.[2].split(' ') ?? [];
}
