import { createTheme } from '@mui/material/styles';

/** A colour of `tokens.css`. */
export const token = (name: string) => `var(--${name})`;

const FONT = '"Commissioner", "Commissioner Fallback", system-ui, sans-serif';

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

/**
 * MUI's theme in our measures. Colours are not in it: they are custom properties, so that one page serves both schemes and
 * a stored choice needs no rendering.
 */
export const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 600, md: TWO_PANES, lg: 1440, xl: 1920 } },
  shape: { borderRadius: 10 },
  spacing: 8,
  typography: { fontFamily: FONT },
  components: {
    MuiDrawer: {
      styleOverrides: { paper: { background: token('paper'), color: token('ink'), backgroundImage: 'none' } },
    },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgb(10 12 20 / 55%)' } } },
  },
});
