/** The same person's same report within this time is a second press, not a second report. */
export const SAME_REPORT_MS = 3_600_000;
