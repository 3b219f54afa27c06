import type { TextKey } from '../../../i18n/use-text.js';

/** Sections of NACE Rev. 2 (Eurostat), in its order; households (T), which employ for themselves, are no companies. */
export const SECTORS: Record<string, TextKey> = {
  A: 'sector.A',
  B: 'sector.B',
  C: 'sector.C',
  D: 'sector.D',
  E: 'sector.E',
  F: 'sector.F',
  G: 'sector.G',
  H: 'sector.H',
  I: 'sector.I',
  J: 'sector.J',
  K: 'sector.K',
  L: 'sector.L',
  M: 'sector.M',
  N: 'sector.N',
  O: 'sector.O',
  P: 'sector.P',
  Q: 'sector.Q',
  R: 'sector.R',
  S: 'sector.S',
  U: 'sector.U',
};
