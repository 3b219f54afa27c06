export * from './contract.js';
export { cvReadingContext } from './cv-reading.context.js';
