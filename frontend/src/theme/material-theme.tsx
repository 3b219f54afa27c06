import { ThemeProvider } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BREAKPOINTS } from './theme.js';

/**
 * MUI's theme in our measures. Colours are not in it: they are custom properties, so that one page serves both schemes and
 * a stored choice needs no rendering.
 */
const theme = createTheme({
  breakpoints: { values: BREAKPOINTS },
  shape: { borderRadius: 10 },
  spacing: 8,
  typography: { fontFamily: 'var(--font)' },
  components: {
    MuiDrawer: {
      styleOverrides: { paper: { background: 'var(--paper)', color: 'var(--ink)', backgroundImage: 'none' } },
    },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'rgb(10 12 20 / 55%)' } } },
  },
});

/** Stands around what is made of MUI's components: all of it comes lazily, and so does its theme. */
export function MaterialTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
