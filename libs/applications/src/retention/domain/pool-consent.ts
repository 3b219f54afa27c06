/** The day since which the words stand with which candidates are asked whether a company may keep an application in its talent pool. */
export const POOL_CONSENT_VERSION = '2026-11-24';
