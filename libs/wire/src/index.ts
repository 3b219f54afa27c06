export * from './jobs.js';
export * from './minisites.js';
export * from './problem.js';
export * from './public-offers.js';
export * from './reports.js';
export * from './suggestions.js';
