import type { TextKey } from '../../i18n/use-text.js';

export interface Sector {
  /** Letter of its section. */
  code: string;
  /** Of reference data; those of its divisions and classes follow. */
  id: number;
  name: TextKey;
  /** What people say where they mean it: search words, separated by commas. */
  words: TextKey;
}

/** Sections of NACE Rev. 2 (Eurostat), in its order; households (T), which employ for themselves, are no companies. */
export const SECTORS: readonly Sector[] = [
  { code: 'A', id: 1, name: 'sector.A', words: 'sector-words.A' },
  { code: 'B', id: 57, name: 'sector.B', words: 'sector-words.B' },
  { code: 'C', id: 88, name: 'sector.C', words: 'sector-words.C' },
  { code: 'D', id: 438, name: 'sector.D', words: 'sector-words.D' },
  { code: 'E', id: 451, name: 'sector.E', words: 'sector-words.E' },
  { code: 'F', id: 471, name: 'sector.F', words: 'sector-words.F' },
  { code: 'G', id: 506, name: 'sector.G', words: 'sector-words.G' },
  { code: 'H', id: 622, name: 'sector.H', words: 'sector-words.H' },
  { code: 'I', id: 666, name: 'sector.I', words: 'sector-words.I' },
  { code: 'J', id: 684, name: 'sector.J', words: 'sector-words.J' },
  { code: 'K', id: 730, name: 'sector.K', words: 'sector-words.K' },
  { code: 'L', id: 762, name: 'sector.L', words: 'sector-words.L' },
  { code: 'M', id: 771, name: 'sector.M', words: 'sector-words.M' },
  { code: 'N', id: 813, name: 'sector.N', words: 'sector-words.N' },
  { code: 'O', id: 872, name: 'sector.O', words: 'sector-words.O' },
  { code: 'P', id: 886, name: 'sector.P', words: 'sector-words.P' },
  { code: 'Q', id: 905, name: 'sector.Q', words: 'sector-words.Q' },
  { code: 'R', id: 930, name: 'sector.R', words: 'sector-words.R' },
  { code: 'S', id: 955, name: 'sector.S', words: 'sector-words.S' },
  { code: 'U', id: 993, name: 'sector.U', words: 'sector-words.U' },
];

/** The section that an id of any level belongs to; undefined for households, and for what is no id. */
export function sectorOf(id: number): Sector | undefined {
  const section = SECTORS.findLast((sector) => sector.id <= id);
  return id < 984 || id >= 993 ? section : undefined;
}
