export * from './jobs.js';
export * from './problem.js';
