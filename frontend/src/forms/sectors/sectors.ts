import type { TextKey } from '../../i18n/use-text.js';

export interface Sector {
  /** Letter of its section. */
  code: string;
  /** Of reference data; those of its divisions and classes follow. */
  id: number;
  name: TextKey;
}

/** Sections of NACE Rev. 2 (Eurostat), in its order; households (T), which employ for themselves, are no companies. */
export const SECTORS: readonly Sector[] = [
  { code: 'A', id: 1, name: 'sector.A' },
  { code: 'B', id: 57, name: 'sector.B' },
  { code: 'C', id: 88, name: 'sector.C' },
  { code: 'D', id: 438, name: 'sector.D' },
  { code: 'E', id: 451, name: 'sector.E' },
  { code: 'F', id: 471, name: 'sector.F' },
  { code: 'G', id: 506, name: 'sector.G' },
  { code: 'H', id: 622, name: 'sector.H' },
  { code: 'I', id: 666, name: 'sector.I' },
  { code: 'J', id: 684, name: 'sector.J' },
  { code: 'K', id: 730, name: 'sector.K' },
  { code: 'L', id: 762, name: 'sector.L' },
  { code: 'M', id: 771, name: 'sector.M' },
  { code: 'N', id: 813, name: 'sector.N' },
  { code: 'O', id: 872, name: 'sector.O' },
  { code: 'P', id: 886, name: 'sector.P' },
  { code: 'Q', id: 905, name: 'sector.Q' },
  { code: 'R', id: 930, name: 'sector.R' },
  { code: 'S', id: 955, name: 'sector.S' },
  { code: 'U', id: 993, name: 'sector.U' },
];

/** The section that an id of any level belongs to; undefined for households, and for what is no id. */
export function sectorOf(id: number): Sector | undefined {
  const section = SECTORS.findLast((sector) => sector.id <= id);
  return id < 984 || id >= 993 ? section : undefined;
}
