/** Of the house: ink on white, as it is printed. */
export const COLORS = {
  ink: '#1a1f33',
  soft: '#545868',
  /** Dark enough for text (5.4 : 1 on white). */
  accent: '#b0450c',
  bar: '#f26a1b',
  empty: '#e8e3da',
  rule: '#d9d2c5',
} as const;

export const MARGINS = { left: 52, top: 48, right: 52, bottom: 54 } as const;

/** Points between the margins of A4. */
export const TEXT_WIDTH = 595.28 - MARGINS.left - MARGINS.right;

export const BODY = { font: 'commissioner/latin', fontSize: 9.5, color: COLORS.ink, lineHeight: 1.22 } as const;
