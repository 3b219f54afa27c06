/** From this width on the list stands beside the selected offer; style sheets write it as it is here. */
export const TWO_PANES = 1024;

/** From which width of the window a size counts: phones are below `sm`. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: TWO_PANES, lg: 1440, xl: 1920 };
