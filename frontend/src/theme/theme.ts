/** A colour of `tokens.css`. */
export const token = (name: string) => `var(--${name})`;

/** Sizes of type, in rem; the big ones grow with the window. */
export const type = {
  tiny: '0.8125rem',
  small: '0.9063rem',
  body: '1.0625rem',
  lead: '1.25rem',
  title: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
  headline: 'clamp(1.875rem, 1.4rem + 1.9vw, 2.875rem)',
  display: 'clamp(2.5rem, 1.6rem + 3.9vw, 5rem)',
};

/** Corners: controls, sheets, and things that are round. */
export const radius = { control: '10px', sheet: '18px', round: '999px' };

/** From this width on the list stands beside the selected offer. */
export const TWO_PANES = 1024;

/** From which width of the window a size counts: phones are below `sm`. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: TWO_PANES, lg: 1440, xl: 1920 };
type Size = keyof typeof BREAKPOINTS;

/** What styles ask of the theme; MUI's whole one, which only its own components need, holds the same (`material-theme.tsx`). */
export interface PageTheme {
  breakpoints: { up(size: Size): string; down(size: Size): string };
}

export const theme: PageTheme = {
  breakpoints: {
    up: (size) => `@media (min-width:${BREAKPOINTS[size]}px)`,
    down: (size) => `@media (max-width:${BREAKPOINTS[size] - 0.05}px)`,
  },
};

declare module '@emotion/react' {
  interface Theme extends PageTheme {}
}
