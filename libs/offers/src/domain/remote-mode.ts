/** Remote work as it is spelled in a public address; an offer without one is on site. */
export const REMOTE_MODES = ['Remote', 'RemoteCountryBased', 'Hybrid'] as const;

export type RemoteMode = (typeof REMOTE_MODES)[number];
